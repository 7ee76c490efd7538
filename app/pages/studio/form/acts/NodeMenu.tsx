// What is done to whatever is chosen in the outline: moved, copied, renamed, taken away.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Menu } from '../../shell/Menu.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import type { Work } from '../../work/state.ts';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { fieldsOf, JoinDialog, SplitDialog } from './SplitDialog.tsx';
import { StepDialog } from './StepDialog.tsx';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly tree: OutlineTree;
  readonly node: OutlineNode;
  readonly onChoose: (id: string) => void;
}

type Asked = 'move' | 'copy' | 'rename' | 'split' | 'splitHere' | 'join' | 'delete';

export function NodeMenu({ work, form, tree, node, onChoose }: Props): ReactElement | null {
  const t = useT();
  const [asked, setAsked] = useState<Asked>();
  const end = (): void => setAsked(undefined);
  const entries = entriesOf(tree, node);
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        className="btn quiet icon"
        label={
          <>
            <StudioIcon name="list" />
            <span className="sr">{t('studio.form.more', { of: node.label })}</span>
          </>
        }
      >
        {(close) =>
          entries.map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => {
                close();
                setAsked(one);
              }}
            >
              {t(`studio.form.${one}`)}
            </button>
          ))
        }
      </Menu>
      {asked && <Asking {...{ work, form, tree, node, asked, onChoose }} onEnd={end} />}
    </>
  );
}

function entriesOf(tree: OutlineTree, node: OutlineNode): readonly Asked[] {
  const isOwn = node.section.startsWith('forms/');
  if (node.kind === 'field') {
    const isLater = fieldsOf(node).findIndex(({ field }) => field === node.field.field) > 0;
    const splits = isOwn && isLater ? (['splitHere'] as const) : [];
    return ['move', 'copy', 'rename', ...splits, 'delete'];
  }
  if (node.kind === 'group') return ['delete'];
  // There is nowhere else for the only step, and what several forms share is split for none of them.
  const isOnly = tree.top.length < 2;
  return [
    ...(isOnly ? [] : (['move'] as const)),
    ...(isOwn && fieldsOf(node).length > 1 ? (['split'] as const) : []),
    ...(isOwn && !isOnly ? (['join'] as const) : []),
  ];
}

interface AskingProps extends Props {
  readonly asked: Asked;
  readonly onEnd: () => void;
}

/** The dialog of what was chosen. */
function Asking(props: AskingProps): ReactElement | null {
  const { asked, node } = props;
  if (node.kind === 'step') {
    if (asked === 'split') return <SplitDialog {...props} node={node} />;
    if (asked === 'join') return <JoinDialog {...props} node={node} />;
    return <StepDialog {...props} node={node} />;
  }
  if (asked === 'delete') return <DeleteDialog {...props} node={node} />;
  if (node.kind === 'group') return null;
  if (asked === 'splitHere') return <SplitDialog {...props} node={node} begin={node.field.field} />;
  if (asked === 'move') return <MoveDialog {...props} node={node} />;
  return asked === 'copy' ? (
    <CopyDialog {...props} node={node} />
  ) : (
    <RenameDialog {...props} node={node} />
  );
}
