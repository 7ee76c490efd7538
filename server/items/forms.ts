// The forms that go through a flow, as the release of now has them.
import type { FormBundle } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { type FormFlow, formFlow, queueOf } from '../flows/index.ts';
import { releasedForm } from '../forms/use.ts';

type Needs = Pick<ServerContext, 'content'>;

/** A form whose submissions go through a flow. */
export type FlowingForm = FormBundle & { readonly flow: string };

/** What things of the program itself follow has a queue of its own. */
const isFlowing = (form: FormBundle): form is FlowingForm =>
  form.flow !== undefined && queueOf(formFlow(form.flow)) === 'items';

/** All of them, in the order of their names. */
export const flowingForms = ({ content }: Needs): readonly FlowingForm[] =>
  Object.values(content.forms)
    .map(({ bundle }) => bundle)
    .filter(isFlowing)
    .sort((a, b) => a.id.localeCompare(b.id));

/** The flow of one; a Refusal where there is no such form, or it goes through none. */
export function flowOfForm(server: Needs, id: string): FormFlow {
  const { bundle } = releasedForm(server, id);
  if (!isFlowing(bundle)) throw new Refusal('UNKNOWN_FORM');
  return formFlow(bundle.flow);
}
