// A form of a few fields straight on the page: one button, messages at the fields, no summary above them.

import type { ReactElement, ReactNode } from 'react';
import {
  FormRuntimeProvider,
  SingleForm,
  type SingleFormProps,
} from '../../../runtime/react/index.ts';
import type { Declared } from './declared.tsx';
import { useQuietToast } from './quiet-toast.ts';

export interface SmallFormProps extends Omit<SingleFormProps, 'validate'> {
  readonly declared: Declared;
  /** Under the button, inside the form's runtime. */
  readonly children?: ReactNode;
}

export function SmallForm({ declared, children, ...props }: SmallFormProps): ReactElement {
  const { form, store } = declared;
  const toast = useQuietToast(form);
  return (
    <FormRuntimeProvider store={store} toast={toast}>
      <SingleForm bare noSummary {...props} validate={form.validate} />
      {children}
    </FormRuntimeProvider>
  );
}
