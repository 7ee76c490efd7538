// What is done to whatever is chosen in the outline: moved, copied, renamed, taken away.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Menu } from '../../shell/Menu.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import type { Work } from '../../work/state.ts';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

interface Props {
  readonly work: Work;
  readonly tree: OutlineTree;
  readonly node: OutlineNode;
  readonly onChoose: (id: string) => void;
}

type Asked = 'move' | 'rename' | 'delete';

export function NodeMenu({ work, tree, node, onChoose }: Props): ReactElement {
  const t = useT();
  const [asked, setAsked] = useState<Asked>();
  const end = (): void => setAsked(undefined);
  const isField = node.kind === 'field';
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
              {isField && (
                <>
                  <button type="button" onClick={choose('move')}>
                    {t('studio.form.move')}
                  </button>
                  <button type="button" onClick={choose('rename')}>
                    {t('studio.form.rename')}
                  </button>
                </>
              )}
              {node.kind !== 'step' && (
                <button type="button" onClick={choose('delete')}>
                  {t('studio.form.delete')}
                </button>
              )}
            </>
          );
        }}
      </Menu>
      {asked === 'move' && isField && <MoveDialog {...{ work, tree, node }} onEnd={end} />}
      {asked === 'rename' && isField && (
        <RenameDialog {...{ work, node }} onChoose={onChoose} onEnd={end} />
      )}
      {asked === 'delete' && node.kind !== 'step' && (
        <DeleteDialog {...{ work, node }} onChoose={onChoose} onEnd={end} />
      )}
    </>
  );
}
