// RJSF's lists: items one under the other with their buttons, and one to add another.

import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  getTemplate,
  getUiOptions,
} from '@rjsf/utils';
import type { ReactElement } from 'react';
import { HeadingAbove } from './heading.ts';

export function ListTemplate(props: ArrayFieldTemplateProps): ReactElement {
  const { title, items, canAdd, fieldPathId, uiSchema, registry, schema } = props;
  const { AddButton } = registry.templates.ButtonTemplates;
  const { title: own, description = schema.description } = getUiOptions(uiSchema);
  return (
    <fieldset className="f-group">
      <legend>{own || title}</legend>
      {description && <span className="f-hint">{description}</span>}
      {props.optionalDataControl}
      <HeadingAbove.Provider value={own || title}>
        <div className="f-fields">{items}</div>
      </HeadingAbove.Provider>
      {canAdd && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          onClick={props.onAddClick}
          disabled={props.disabled === true || props.readonly === true}
          registry={registry}
          {...(uiSchema && { uiSchema })}
        />
      )}
    </fieldset>
  );
}

export function ListItem(props: ArrayFieldItemTemplateProps): ReactElement {
  const { children, buttonsProps, hasToolbar, uiSchema, registry } = props;
  const Buttons = getTemplate('ArrayFieldItemButtonsTemplate', registry, getUiOptions(uiSchema));
  return (
    <div className="f-entry">
      {children}
      {hasToolbar && (
        <div className="f-entry-acts">
          <Buttons {...buttonsProps} />
        </div>
      )}
    </div>
  );
}
