// What can be said of a step or a group: its title and the words under it, who else uses it, and where it goes.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import type { Sentences } from '../../sentences/sentence.ts';
import type { Work } from '../../work/state.ts';
import { NodeMenu } from '../acts/NodeMenu.tsx';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import { SentenceField } from './SentenceField.tsx';
import { SharedBy } from './SharedBy.tsx';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly tree: OutlineTree;
  readonly node: Extract<OutlineNode, { kind: 'step' | 'group' }>;
  readonly sentences: Sentences;
  readonly onChoose: (id: string) => void;
}

export function OfStep(props: Props): ReactElement {
  const { work, sentences, node } = props;
  const t = useT();
  const titleKey = node.kind === 'step' ? node.step.title_key : node.group.title_key;
  const under = titleKey.replace(/title$/, node.kind === 'step' ? 'lead' : 'intro');
  return (
    <>
      <div className="st-pane-head">
        <h2>{node.label}</h2>
        <span className="st-badge">{t(`studio.form.kind.${node.kind}`)}</span>
        <NodeMenu {...props} />
      </div>
      <div className="st-settings-body">
        <SharedBy {...props} />
        <SentenceField
          {...{ work, sentences }}
          name={t('studio.form.title')}
          messageKey={titleKey}
          otherwise={node.label}
        />
        <SentenceField
          {...{ work, sentences }}
          name={t(node.kind === 'step' ? 'studio.form.lead' : 'studio.form.intro')}
          messageKey={under}
        />
      </div>
    </>
  );
}
