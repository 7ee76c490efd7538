// A form of a few fields straight on the page: one button, messages at the fields, no summary above them.

import type { ReactElement, ReactNode } from 'react';
import {
  FormRuntimeProvider,
  SingleForm,
  type SingleFormProps,
} from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal.tsx';
import type { Declared } from './declared.tsx';
import { useQuietToast } from './quiet-toast.ts';

export interface SmallFormProps extends Omit<SingleFormProps, 'validate'> {
  readonly declared: Declared;
  /** Under the button, inside the form's runtime. */
  readonly children?: ReactNode;
}

export function SmallForm(props: SmallFormProps): ReactElement {
  const { declared, children, onSent, ...rest } = props;
  const { form, store } = declared;
  const { toasts } = usePortal();
  const toast = useQuietToast(form);
  return (
    <FormRuntimeProvider store={store} toast={toast}>
      <SingleForm
        bare
        noSummary
        {...rest}
        validate={form.validate}
        onSent={(answer) => {
          toasts.forgive();
          return onSent(answer);
        }}
      />
      {children}
    </FormRuntimeProvider>
  );
}
