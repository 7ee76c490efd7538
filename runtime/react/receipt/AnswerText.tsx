// One answer as text; a choice that a call offers reads as the call calls it.

import type { ReactElement } from 'react';
import { type Answered, answerText, sameValue } from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import { answerWords } from '../nodes/answer-words.ts';
import { objectOption, textOption } from '../nodes/options.ts';
import { useRemoteChoices } from '../widgets/choices/remote-choices.ts';

type Props = Pick<Answered, 'pointer' | 'node' | 'value'>;

export function AnswerText(line: Props): ReactElement {
  const { texts } = useStore();
  const isOffered = textOption(objectOption(line.node.uiOptions, 'options') ?? {}, 'call');
  if (isOffered !== undefined && line.value !== undefined) return <Chosen {...line} />;
  return <>{answerText(line.node, line.value, answerWords(texts))}</>;
}

/** Until the call has answered, and where it offers no such choice, the value itself is there to be read. */
function Chosen({ pointer, node, value = null }: Props): ReactElement {
  const { texts } = useStore();
  const { choices } = useRemoteChoices({ options: node.uiOptions, pointer }, undefined);
  const chosen = choices.find((choice) => sameValue(choice.value, value));
  return <>{chosen?.label ?? answerText(node, value, answerWords(texts))}</>;
}
