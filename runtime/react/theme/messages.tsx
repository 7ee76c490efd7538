// RJSF's texts around a field: description, help, messages, headings, and the list of all errors.

import {
  type DescriptionFieldProps,
  type ErrorListProps,
  errorId,
  type FieldErrorProps,
  type FieldHelpProps,
  helpId,
  type TitleFieldProps,
  TranslatableString,
} from '@rjsf/utils';
import type { ReactElement } from 'react';
import { Icon } from '../parts/Icon.tsx';

export const DescriptionField = ({
  id,
  description,
}: DescriptionFieldProps): ReactElement | null =>
  description ? (
    <span className="f-hint" id={id}>
      {description}
    </span>
  ) : null;

export const FieldHelp = ({ help, fieldPathId }: FieldHelpProps): ReactElement | null =>
  help ? (
    <span className="f-hint" id={helpId(fieldPathId)}>
      {help}
    </span>
  ) : null;

/** The first message, as everywhere else: the next one shows once it is mended. */
export function FieldError({ errors = [], fieldPathId }: FieldErrorProps): ReactElement | null {
  const [first] = errors;
  if (first === undefined) return null;
  return (
    <p className="f-msg" id={errorId(fieldPathId)}>
      {first}
    </p>
  );
}

export const TitleField = ({ id, title }: TitleFieldProps): ReactElement => (
  <h2 className="f-sec-title" id={id}>
    {title}
  </h2>
);

/** RJSF's list over a form. */
export const ErrorList = ({ errors, registry }: ErrorListProps): ReactElement => (
  <section className="f-errsum">
    <h2>
      <Icon name="alert" />
      {registry.translateString(TranslatableString.ErrorsLabel)}
    </h2>
    <ul>
      {errors.map(({ stack }) => (
        <li key={stack}>{stack}</li>
      ))}
    </ul>
  </section>
);
