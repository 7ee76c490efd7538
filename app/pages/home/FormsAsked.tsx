// Forms sent that wait for whoever sent them, among what the dashboard says first.

import type { ReactElement } from 'react';
import { useCall } from '../../calls/reading.tsx';
import { useOpens } from '../../portal/offered.ts';
import { FormsWaiting } from '../forms/FormsWaiting.tsx';

const ALL = {};

export function FormsAsked(): ReactElement | null {
  const isThere = useOpens('/forms');
  const { data } = useCall('form_open_list', isThere ? ALL : undefined);
  return data === undefined ? null : <FormsWaiting waiting={data.data.waiting} />;
}
