// RJSF's lists: items one under the other with their buttons, and one to add another.

import {
  type ArrayFieldItemButtonsTemplateProps,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  getTemplate,
  getUiOptions,
} from '@rjsf/utils';
import { type MouseEvent, type ReactElement, useContext, useEffect, useRef } from 'react';
import { afterDrawing, focusId } from '../parts/focus.ts';
import { HeadingAbove } from './heading.ts';

export function ListTemplate(props: ArrayFieldTemplateProps): ReactElement {
  const { title, items, canAdd, fieldPathId, uiSchema, registry, schema } = props;
  const { AddButton } = registry.templates.ButtonTemplates;
  const { title: own, description = schema.description } = getUiOptions(uiSchema);
  const room = useFocusRetained(items.length, buttonId(fieldPathId, 'add'));
  return (
    <fieldset className="f-group" ref={room} tabIndex={-1}>
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

/** Whoever adds an entry goes on in it; whoever takes one out stays in the list, though the button is gone. */
function useFocusRetained(count: number, add: string) {
  const room = useRef<HTMLFieldSetElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    const { activeElement } = document;
    const last = room.current?.querySelector(':scope > .f-fields > :last-child');
    if (change > 0 && last && activeElement?.id === add) afterDrawing(() => focusId(last.id));
    if (change < 0 && (activeElement === null || activeElement === document.body))
      (document.getElementById(add) ?? room.current)?.focus();
  });
  return room;
}

const itemId = (item: string): string => `${item}__item`;

/** A button that moved with its entry keeps the focus, which RJSF takes from it; at the end of its way the next one has it. */
function keepingFocus(
  buttons: ArrayFieldItemButtonsTemplateProps,
): ArrayFieldItemButtonsTemplateProps {
  const withFocus = (move: (event: MouseEvent) => void) => (event: MouseEvent) => {
    const button = event.currentTarget;
    move(event);
    afterDrawing(() => {
      if (!(button instanceof HTMLButtonElement)) return;
      const open = button.disabled ? button.parentElement?.querySelector('button:enabled') : button;
      if (open instanceof HTMLElement) open.focus();
    });
  };
  return {
    ...buttons,
    onMoveUpItem: withFocus(buttons.onMoveUpItem),
    onMoveDownItem: withFocus(buttons.onMoveDownItem),
  };
}

/** An item of several fields as a card with its number, as our own lists have them; a single value with its buttons beside. */
export function ListItem(props: ArrayFieldItemTemplateProps): ReactElement {
  const { children, buttonsProps, hasToolbar, uiSchema, registry, schema, index } = props;
  const list = useContext(HeadingAbove);
  const { title = schema.title ?? list ?? '' } = getUiOptions(uiSchema);
  const Buttons = getTemplate('ArrayFieldItemButtonsTemplate', registry, getUiOptions(uiSchema));
  if (isOfSeveral(props)) {
    return (
      <div className="f-item" id={itemId(buttonsProps.fieldPathId.$id)}>
        <div className="f-item-head">
          <h3>{`${title} ${index + 1}`.trim()}</h3>
          {hasToolbar && (
            <div className="f-item-acts">
              <Buttons {...keepingFocus(buttonsProps)} />
            </div>
          )}
        </div>
        <HeadingAbove.Provider value={title}>
          <div className="f-item-body">{children}</div>
        </HeadingAbove.Provider>
      </div>
    );
  }
  return (
    <div className="f-entry" id={itemId(buttonsProps.fieldPathId.$id)}>
      {children}
      {hasToolbar && (
        <div className="f-entry-acts">
          <Buttons {...keepingFocus(buttonsProps)} />
        </div>
      )}
    </div>
  );
}

/** Is an item drawn as more than one control? */
const isOfSeveral = ({ schema }: ArrayFieldItemTemplateProps): boolean =>
  schema.type === 'object' ||
  schema.type === 'array' ||
  schema.properties !== undefined ||
  schema.oneOf !== undefined ||
  schema.anyOf !== undefined;
