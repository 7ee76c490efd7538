// The floor: what a careful engineer writes by hand for these two forms. Plain inputs, memoised leaves, no library but React.
import { createRoot } from 'react-dom/client';
import { WORKLOADS } from '../../workloads.mjs';
import { register } from '../shared/harness.ts';
import { knownFaults } from './faults.ts';
import './floor.css';
import { Rows } from './rows.tsx';
import { Wide } from './wide.tsx';

const name = new URLSearchParams(location.search).get('w') ?? 'wide';
const workload = WORKLOADS[name as keyof typeof WORKLOADS];
/** As many rows as ours draws; the driver has counted them. */
const drawn = Number(new URLSearchParams(location.search).get('rows') ?? 24);
/** The address of the floor without its list of faults says so. */
const listed = !location.pathname.startsWith('/unlisted');
const count = (selector: string) => document.querySelectorAll(selector).length;

if ('list' in workload) {
  const { typing, columns } = workload;
  register({
    mount: (container) =>
      createRoot(container).render(<Rows workload={workload} drawn={drawn} listed={listed} />),
    mounted: () => count('.row [name]') === drawn * columns.length,
    typing: `[name="${typing.row}.${typing.field}"]`,
    submit: 'button[type=submit]',
    messages: () => count('[role=alert]'),
    submitted: () => count('[role=alert]') >= drawn * 2 - 1,
    faults: knownFaults,
  });
} else {
  const { typing, expected } = workload;
  register({
    mount: (container) =>
      createRoot(container).render(<Wide workload={workload} listed={listed} />),
    mounted: () => count('form [name]') === expected.inputs,
    typing: `[name="${typing.field}"]`,
    reveal: `[name="${typing.reveal.field}"]`,
    submit: 'button[type=submit]',
    messages: () => count('[role=alert]'),
    submitted: () => count('[role=alert]') >= expected.faults - 1,
    faults: knownFaults,
  });
}
