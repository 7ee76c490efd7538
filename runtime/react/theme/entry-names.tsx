// Names of entries that a person adds to an object: typed, or chosen where the schema lists them (`propertyNames`).

import {
  ADDITIONAL_PROPERTY_FLAG,
  type ObjectFieldTemplateProps,
  TranslatableString,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { createContext, type ReactElement, useContext } from 'react';
import { wordsOf } from '../context/widget.ts';
import { selectClass } from '../widgets/choices/searched/offered.ts';

/** The names that the entries of the object around may have, and those that none of its members has yet. */
interface Names {
  readonly all: readonly string[];
  readonly free: readonly string[];
}

/** Of the object that is drawn; nothing where any name can be given. */
export const EntryNames = createContext<Names | undefined>(undefined);

/** The names that the schema of an object lists for its entries; undefined where it lists none. */
export function namesOffered({ schema, formData }: ObjectFieldTemplateProps): Names | undefined {
  const { propertyNames: names, properties = {} } = schema;
  if (typeof names !== 'object' || (!Array.isArray(names.enum) && names.const === undefined))
    return undefined;
  // A member that the schema names itself is no entry.
  const isMember = (name: string): boolean => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return typeof own === 'object' && !(ADDITIONAL_PROPERTY_FLAG in own);
  };
  const all = (names.enum ?? [names.const]).map(String).filter((name) => !isMember(name));
  return { all, free: all.filter((name) => !Object.hasOwn(formData ?? {}, name)) };
}

/** The control that names an entry, under its label. */
export function EntryName(props: WrapIfAdditionalTemplateProps): ReactElement {
  const { id, label, registry } = props;
  const names = useContext(EntryNames);
  const isNamed = names === undefined || names.all.includes(label);
  const texts = wordsOf(registry);
  const control = `${id}-key`;
  const disabled = props.disabled === true || props.readonly === true;
  return (
    <div className="f-field">
      <label className="f-lab" htmlFor={control}>
        {(isNamed ? undefined : texts?.t('runtime.entryName')) ??
          registry.translateString(TranslatableString.KeyLabel, [label])}
      </label>
      {names === undefined ? (
        <input
          className="f-in"
          type="text"
          id={control}
          key={label}
          defaultValue={label}
          disabled={disabled}
          onBlur={props.onKeyRenameBlur}
        />
      ) : (
        <select
          className={selectClass(undefined)}
          id={control}
          value={isNamed ? label : ''}
          disabled={disabled}
          onChange={({ target }) => props.onKeyRename(target.value)}
        >
          {!isNamed && <option value="">{texts?.t('runtime.choose')}</option>}
          {names.all
            .filter((name) => name === label || names.free.includes(name))
            .map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </select>
      )}
    </div>
  );
}
