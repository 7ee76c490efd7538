// RJSF's choice of one shape of several: label, hint and messages at the choice, as at any other field, then the shape.

import {
  errorId,
  type FieldPathId,
  getUiOptions,
  type MultiSchemaFieldTemplateProps,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { cloneElement, isValidElement, type ReactElement, useContext } from 'react';
import { HeadingAbove, MessagesAbove } from './heading.ts';

interface SelectorProps {
  readonly id: string;
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly rawErrors?: readonly string[];
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
}

interface ShapeProps {
  readonly schema: RJSFSchema;
  readonly uiSchema?: UiSchema;
  readonly fieldPathId: FieldPathId;
}

/** Which of several shapes, then the shape. */
export function MultiSchema(props: MultiSchemaFieldTemplateProps): ReactElement {
  const { selector, optionSchemaField: shape, uiSchema } = props;
  const above = useContext(HeadingAbove);
  if (!isValidElement<SelectorProps>(selector)) return <>{shape}</>;
  const { id, label: name, hideLabel, rawErrors = [] } = selector.props;
  const { help } = getUiOptions(uiSchema);
  const ownFrame = isValidElement<ShapeProps>(shape) && hasOwnFrame(shape.props);
  const message = ownFrame ? undefined : rawErrors[0];
  const isLabelled = hideLabel !== true || name === above;
  return (
    <>
      <div className="f-field" tabIndex={-1} {...(!ownFrame && { id: placeOf(id) })}>
        {!isLabelled && (
          <label className="f-lab" htmlFor={id}>
            {name}
          </label>
        )}
        {help && <span className="f-hint">{help}</span>}
        {message !== undefined && (
          <p className="f-msg" id={errorId(id)}>
            {message}
          </p>
        )}
        {cloneElement(selector, {
          ...(isLabelled && { 'aria-label': name }),
          ...(message !== undefined && { 'aria-describedby': errorId(id) }),
        })}
      </div>
      {isValidElement<ShapeProps>(shape) ? (
        <MessagesAbove.Provider value={ownFrame ? undefined : shape.props.fieldPathId.$id}>
          <HeadingAbove.Provider value={getUiOptions(shape.props.uiSchema).title ?? name}>
            {shape}
          </HeadingAbove.Provider>
        </MessagesAbove.Provider>
      ) : (
        shape
      )}
    </>
  );
}

/** The id of the place itself: a summary of errors leads there. */
const placeOf = (selector: string): string => selector.replace(/__(one|any)of_select$/, '');

/** A single value brings its own label and messages; an object or a list has them at the choice. */
const hasOwnFrame = ({ schema: { type } }: ShapeProps): boolean =>
  type !== undefined && type !== 'object' && type !== 'array';
