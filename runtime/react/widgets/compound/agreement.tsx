// A tick under the text it agrees to.

import type { ReactElement } from 'react';
import { labelledAs, type PlaceProps } from '../../context/widget.ts';
import { bound } from '../bind/bound.tsx';
import { CheckboxWidget } from '../choices/checkbox.tsx';
import { StatementPage } from './statement.tsx';

/** A tick bound to its place; `above` stands over it (what is agreed to). */
export const TickField = bound(labelledAs('agreement', CheckboxWidget)).plain;

/** The text names its documents by links of its own. */
export function AgreementField(props: PlaceProps): ReactElement {
  return <TickField {...props} above={<StatementPage options={props.options} />} />;
}
