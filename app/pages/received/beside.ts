// The place of a submission in the list it was opened from, as the address of its page keeps it.

import { useMemo } from 'react';
import { filterInputs } from '../../../runtime/core/index.ts';
import { placeIn } from '../../../runtime/react/index.ts';
import { useCall } from '../../calls/reading.tsx';
import type { PayloadOf } from '../../calls/typed.ts';
import { usePortal } from '../../portal/portal.tsx';
import { isFromList } from '../desk/place.ts';
import { viewOf } from './view-of.ts';

type Asked = PayloadOf<'received_one'>;

/** What its call is asked, with what its list was asked for; undefined while that is not known yet. */
export function useAsked(form: string, id: string, search: string): Asked | undefined {
  const { app } = usePortal().content;
  const isListed = isFromList(search);
  const { data, error } = useCall('received_forms', isListed ? {} : undefined);
  const shaped = data?.data.find((one) => one.id === form);
  return useMemo(() => {
    if (!isListed || error || (data && !shaped)) return { form, id };
    if (!shaped) return undefined;
    const view = viewOf(app.views, shaped);
    const { answers, order } = placeIn(search, view);
    const descending = (order ?? view.sort)?.descending ?? true;
    const direction = descending ? 'descending' : 'ascending';
    return { form, id, listed: { ...filterInputs(view.filters, answers), direction } };
  }, [app, data, error, form, id, isListed, search, shaped]);
}
