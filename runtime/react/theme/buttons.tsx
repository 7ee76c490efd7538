// RJSF's buttons in our look; their words are RJSF's own, which a form translates.

import {
  getSubmitButtonOptions,
  type IconButtonProps,
  type SubmitButtonProps,
  TranslatableString,
} from '@rjsf/utils';
import type { ReactElement } from 'react';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/Icon.tsx';

function worded(word: TranslatableString, icon?: IconName, look?: 'quiet') {
  return function WordedButton({ id, onClick, disabled, registry }: IconButtonProps): ReactElement {
    return (
      <Button
        id={id}
        onClick={onClick}
        disabled={disabled}
        {...(look && { look })}
        {...(icon && { icon })}
        once={icon === 'plus'}
      >
        {registry.translateString(word)}
      </Button>
    );
  };
}

/** Sends a plain form; texts and whether it shows come from `ui:submitButtonOptions`, as RJSF has it. */
function Submit({ uiSchema }: SubmitButtonProps): ReactElement | null {
  const { submitText, norender, props } = getSubmitButtonOptions(uiSchema);
  if (norender) return null;
  return (
    <div className="f-acts">
      <Button type="submit" look="primary" disabled={props?.disabled}>
        {submitText}
      </Button>
    </div>
  );
}

export const BUTTONS = {
  SubmitButton: Submit,
  AddButton: worded(TranslatableString.AddItemButton, 'plus'),
  RemoveButton: worded(TranslatableString.RemoveButton, 'trash', 'quiet'),
  CopyButton: worded(TranslatableString.CopyButton, undefined, 'quiet'),
  MoveUpButton: worded(TranslatableString.MoveUpButton, undefined, 'quiet'),
  MoveDownButton: worded(TranslatableString.MoveDownButton, undefined, 'quiet'),
  ClearButton: worded(TranslatableString.ClearButton, 'cross', 'quiet'),
};
