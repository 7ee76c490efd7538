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
import { StepDialog } from './StepDialog.tsx';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly tree: OutlineTree;
  readonly node: OutlineNode;
  readonly onChoose: (id: string) => void;
}

type Asked = 'move' | 'copy' | 'rename' | 'delete';

export function NodeMenu({ work, form, tree, node, onChoose }: Props): ReactElement | null {
  const t = useT();
  const [asked, setAsked] = useState<Asked>();
  const end = (): void => setAsked(undefined);
  const isField = node.kind === 'field';
  const isStep = node.kind === 'step';
  // There is nowhere else for the only step.
  if (isStep && tree.top.length < 2) return null;
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
        {(close) => {
          const choose = (one: Asked) => () => {
            close();
            setAsked(one);
          };
          return (
            <>
              {node.kind !== 'group' && (
                <button type="button" onClick={choose('move')}>
                  {t('studio.form.move')}
                </button>
              )}
              {isField && (
                <>
                  <button type="button" onClick={choose('copy')}>
                    {t('studio.form.copy')}
                  </button>
                  <button type="button" onClick={choose('rename')}>
                    {t('studio.form.rename')}
                  </button>
                </>
              )}
              {!isStep && (
                <button type="button" onClick={choose('delete')}>
                  {t('studio.form.delete')}
                </button>
              )}
            </>
          );
        }}
      </Menu>
      {asked && <Asking {...{ work, form, tree, node, asked, onChoose }} onEnd={end} />}
    </>
  );
}

interface AskingProps extends Props {
  readonly asked: Asked;
  readonly onEnd: () => void;
}

/** The dialog of what was chosen. */
function Asking(props: AskingProps): ReactElement | null {
  const { asked, node } = props;
  if (node.kind === 'step') return <StepDialog {...props} node={node} />;
  if (asked === 'delete') return <DeleteDialog {...props} node={node} />;
  if (node.kind === 'group') return null;
  if (asked === 'move') return <MoveDialog {...props} node={node} />;
  return asked === 'copy' ? (
    <CopyDialog {...props} node={node} />
  ) : (
    <RenameDialog {...props} node={node} />
  );
}
