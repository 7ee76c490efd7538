// What can be asked, by what one wants to know: each with a picture and a sentence.

import { type ReactElement, useId } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import {
  KINDS,
  type KindOfField,
  PICTURES,
  UNIT_PICTURES,
  UNITS,
  type UnitOfFields,
} from './palette.ts';
import './palette.css';

export type Asked = KindOfField | UnitOfFields;

interface Props {
  readonly kind: Asked;
  readonly onKind: (kind: Asked) => void;
}

export function Palette({ kind, onKind }: Props): ReactElement {
  const t = useT();
  const name = useId();
  const entry = (one: Asked, picture: string): ReactElement => (
    <label key={one} className={one === kind ? 'st-kind st-kind-on' : 'st-kind'}>
      <input type="radio" name={name} checked={one === kind} onChange={() => onKind(one)} />
      <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
        <path d={picture} />
      </svg>
      <span>
        <b>{t(`studio.form.add.${one}`)}</b>
        <small>{t(`studio.form.add.${one}.lead`)}</small>
      </span>
    </label>
  );
  return (
    <fieldset className="st-palette">
      <legend>{t('studio.form.addKind')}</legend>
      {KINDS.map((one) => entry(one, PICTURES[one]))}
      <p className="st-palette-head">{t('studio.form.addUnits')}</p>
      {UNITS.map((one) => entry(one, UNIT_PICTURES[one]))}
    </fieldset>
  );
}
