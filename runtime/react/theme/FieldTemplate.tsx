// RJSF's frame of a field, drawn as ours is: label, hint, message between hint and control, red line at the left.

import { errorId, type FieldTemplateProps, getTemplate, getUiOptions } from '@rjsf/utils';
import { type ReactElement, useContext } from 'react';
import { LABELLED } from '../../core/index.ts';
import type { Labelled } from '../context/widget.ts';
import { labelWords } from '../widgets/control/own-label.tsx';
import { HeadingAbove, MessagesAbove } from './heading.ts';

/** Objects and lists bring their own frame; for them there are only their messages. */
export function FieldTemplate(props: FieldTemplateProps): ReactElement {
  const { hidden, uiSchema, registry, children } = props;
  const options = getUiOptions(uiSchema);
  const Wrap = getTemplate('WrapIfAdditionalTemplate', registry, options);
  if (hidden) return <div hidden>{children}</div>;
  return (
    <Wrap {...props}>{hasFrame(props) ? <Framed {...props} /> : <Unframed {...props} />}</Wrap>
  );
}

/** A single value, or several chosen from a few. */
const hasFrame = ({ displayLabel, schema }: FieldTemplateProps): boolean =>
  displayLabel === true || schema.type === 'boolean';

function labelledOf({ schema, uiSchema }: FieldTemplateProps): Labelled {
  const { widget } = getUiOptions(uiSchema);
  const named = typeof widget === 'string' ? LABELLED[widget] : undefined;
  if (named !== undefined) return named;
  if (schema.type === 'array') return 'legend';
  return schema.type === 'boolean' && widget === undefined ? 'own' : 'above';
}

/** Of several shapes RJSF shows the messages with the one chosen. */
const isRefused = ({ rawErrors, errors }: FieldTemplateProps): boolean =>
  errors !== undefined && (rawErrors?.length ?? 0) > 0;

function Unframed(props: FieldTemplateProps): ReactElement {
  const isShown = useContext(MessagesAbove) === props.id;
  return (
    <>
      {!isShown && isRefused(props) && props.errors}
      {props.children}
    </>
  );
}

function Framed(props: FieldTemplateProps): ReactElement {
  const { id, label, required = false, registry, uiSchema, children, description, help } = props;
  const labelled = labelledOf(props);
  const options = getUiOptions(uiSchema);
  const words = labelWords({ label, required, options, registry });
  const classes = `f-field${isRefused(props) ? ' f-bad' : ''}`;
  const between = (
    <>
      {props.rawDescription ? description : null}
      {props.rawHelp ? help : null}
      {isRefused(props) && props.errors}
    </>
  );
  if (labelled === 'legend') {
    return (
      <fieldset
        className={classes}
        id={id}
        tabIndex={-1}
        aria-describedby={isRefused(props) ? errorId(id) : undefined}
      >
        <legend className="f-lab">{words}</legend>
        {between}
        {children}
      </fieldset>
    );
  }
  return (
    <div className={classes}>
      {labelled === 'above' && (
        <label className="f-lab" htmlFor={id}>
          {words}
        </label>
      )}
      {between}
      <HeadingAbove.Provider value={label}>{children}</HeadingAbove.Provider>
    </div>
  );
}
