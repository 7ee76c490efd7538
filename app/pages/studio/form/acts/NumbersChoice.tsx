// Of which numbers of the form another one is computed.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import { useLacks } from './use-lacks.ts';

interface Props {
  readonly tree: OutlineTree;
  readonly kind: string;
  /** Their ways, in the order in which they were ticked. */
  readonly of: readonly string[];
  readonly onOf: (of: readonly string[]) => void;
}

export function NumbersChoice({ tree, kind, of, onOf }: Props): ReactElement {
  const t = useT();
  const numbers = [...tree.nodes.values()].flatMap((node) =>
    node.kind === 'field' && ['number', 'money'].includes(node.field.kind) ? [node] : [],
  );
  const isEnough = of.length > 1 || (kind === 'total' && of.some((way) => way.includes('/*/')));
  const first = useLacks(isEnough ? '' : t(`studio.form.numbers.lacks.${kind}`));
  return (
    <fieldset className="st-numbers">
      <legend>{t('studio.form.numbers')}</legend>
      {numbers.length === 0 && <p>{t('studio.form.numbers.none')}</p>}
      {numbers.map((node, at) => {
        const way = node.field.field;
        return (
          <label key={node.id} className="st-tick">
            <input
              type="checkbox"
              {...(at === 0 && { ref: first })}
              checked={of.includes(way)}
              onChange={({ target }) =>
                onOf(target.checked ? [...of, way] : of.filter((one) => one !== way))
              }
            />
            <span>{nameOf(tree, node)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Of rows with what they are rows of. */
function nameOf(tree: OutlineTree, { label, parent }: OutlineNode): string {
  const holder = tree.nodes.get(parent);
  return holder?.kind === 'field' ? `${holder.label}: ${label}` : label;
}
