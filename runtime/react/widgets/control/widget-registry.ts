// The registry that widgets of a bound field are handed: what RJSF's own widgets look for, and our sentences.

import type { FormContextType, Registry } from '@rjsf/utils';
import type { FormStore } from '../../store/form-store.ts';
import { BaseInputTemplate } from './base-input-template.tsx';

const made = new WeakMap<FormStore, Registry>();

/** One for a form: what it says never changes. */
export function widgetRegistry(store: FormStore): Registry {
  const known = made.get(store);
  if (known) return known;
  const formContext: FormContextType = { texts: store.texts };
  const registry = {
    fields: {},
    templates: { BaseInputTemplate, ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext,
    translateString: (text: string) => text,
    globalFormOptions: {
      idPrefix: 'root',
      idSeparator: '_',
      useFallbackUiForUnsupportedType: false,
    },
  } as unknown as Registry;
  made.set(store, registry);
  return registry;
}
