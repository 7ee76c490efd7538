// staff_forms: every form of the current release, for staff who look at them as people see them.
import type { FormBundle } from '../../../runtime/core/index.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Call } from '../common/call.ts';

export const staffForms: Call = {
  id: 'staff_forms',
  async handle({ content }) {
    const bundles = Object.values(content.forms).map(({ bundle }) => bundle);
    // Those of visitors first, as the house names its roles.
    const order = Object.keys(content.roles ?? {});
    const place = ({ access }: { readonly access: string }): number => order.indexOf(access);
    const data = inOrder(content, bundles).sort((a, b) => place(a) - place(b));
    return { status: 'success', data };
  },
};

/** Forms by their titles, as they stand in a list. */
export const inOrder = (
  { texts, locale }: Pick<ServerContext['content'], 'texts' | 'locale'>,
  bundles: readonly FormBundle[],
) =>
  bundles
    .map(({ id, access }) => {
      const title = `${id}.title`;
      return { id, access, title: texts.has(title) ? texts.t(title) : id };
    })
    .sort((a, b) => a.title.localeCompare(b.title, locale));
