// Plain RJSF + MUI as its documentation shows it: schema with if/then, runtime ajv, live validation.
import Form from '@rjsf/mui';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { jsonSchema, WORKLOADS } from '../../workloads.mjs';
import { register } from '../shared/harness.ts';

const name = new URLSearchParams(location.search).get('w') ?? 'wide';
const workload = WORKLOADS[name as keyof typeof WORKLOADS];
const schema = jsonSchema(workload, { titles: true, conditions: true });
const count = (selector: string) => document.querySelectorAll(selector).length;
const messages = () => count('#root .MuiFormHelperText-root.Mui-error');
const fields = 'form input[name^=root], form [id^=root_][role=combobox]';

function mount(container: HTMLElement) {
  createRoot(container).render(
    <Form
      schema={schema}
      validator={validator}
      liveValidate="onChange"
      showErrorList={false}
      noHtml5Validate
      {...('list' in workload ? { formData: { [workload.list]: workload.data } } : {})}
    />,
  );
}

if ('list' in workload) {
  const { list, typing, columns, data, expected } = workload;
  register({
    mount,
    mounted: () => count(fields) >= data.length * columns.length,
    typing: `#root_${list}_${typing.row}_${typing.field}`,
    submit: 'button[type=submit]',
    messages,
    submitted: () => messages() >= expected.faults - 1,
    faults: messages,
  });
} else {
  const { typing, expected } = workload;
  register({
    mount,
    mounted: () => count(fields) >= expected.inputs,
    typing: `#root_${typing.field}`,
    reveal: `#root_${typing.reveal.field}`,
    submit: 'button[type=submit]',
    messages,
    submitted: () => messages() >= expected.faults - 1,
    faults: messages,
  });
}
