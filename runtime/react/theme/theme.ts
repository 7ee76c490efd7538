// Our look as a theme of RJSF, on top of @rjsf/mui: for any RJSF form, and for the parts of ours that RJSF draws whole.

import type { ThemeProps } from '@rjsf/core';
import { Theme } from '@rjsf/mui';
import type { TemplatesType } from '@rjsf/utils';
import { BaseInputTemplate } from '../widgets/control/base-input-template.tsx';
import { BUTTONS } from './buttons.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ListItem, ListTemplate } from './lists.tsx';
import { DescriptionField, ErrorList, FieldError, FieldHelp, TitleField } from './messages.tsx';
import { ObjectTemplate, WrapIfAdditional } from './objects.tsx';
import { MultiSchema } from './shapes.tsx';
import { WIDGETS } from './widgets.ts';

const BASE = Theme.templates as Partial<TemplatesType>;

/**
 * For `withTheme(theme)` or as props of RJSF's Form, inside an element of class `f-root`. Sentences of ours
 * ("(optional)", "Show password") come with `formContext={{ texts }}`; without them widgets say nothing of themselves.
 */
export const theme: ThemeProps = {
  widgets: { ...Theme.widgets, ...WIDGETS },
  templates: {
    ...BASE,
    BaseInputTemplate,
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    WrapIfAdditionalTemplate: WrapIfAdditional,
    MultiSchemaFieldTemplate: MultiSchema,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ListItem,
    DescriptionFieldTemplate: DescriptionField,
    FieldHelpTemplate: FieldHelp,
    FieldErrorTemplate: FieldError,
    TitleFieldTemplate: TitleField,
    ErrorListTemplate: ErrorList,
    ButtonTemplates: { ...BASE.ButtonTemplates, ...BUTTONS },
  },
};
