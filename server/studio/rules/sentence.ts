// A rule as a sentence: what it does, when, in which rows, and what it says.
import type { SaidCondition, SaidRule } from '../../../runtime/content/index.ts';
import type { Texts } from '../../../runtime/core/index.ts';
import { BY, EFFECT } from './keys.ts';
import { listed, type Run, runsOf, strong, valueWords } from './values.ts';

/** "Shown when Payment Method is Direct Deposit", in its pieces. */
export function ruleSentence(texts: Texts, rule: SaidRule): readonly Run[] {
  const { each, moment, says, effect } = rule;
  const steps: readonly ((sentence: string) => string)[] = [
    (what) => timed(texts, what, rule.when),
    (what) => (moment === undefined ? what : texts.t(`server.studio.rule.at.${moment}`, { what })),
    (what) =>
      says === undefined || effect === 'open'
        ? what
        : texts.t('server.studio.rule.says', { what, says }),
    (what) =>
      each === undefined ? what : texts.t('server.studio.rule.each', { what, list: strong(each) }),
  ];
  return runsOf(steps.reduce((sentence, step) => step(sentence), effectWords(texts, rule)));
}

function effectWords(texts: Texts, { effect, value, says = '', isRow }: SaidRule): string {
  const said = value === undefined ? '' : valueWords(texts, value, conditionWords);
  const name = isRow && effect === 'hide' ? 'row' : effect;
  return texts.t(EFFECT[name], { value: said, says });
}

function timed(texts: Texts, what: string, when: SaidCondition): string {
  if (when.is === 'always' || when.is === 'never')
    return texts.t(`server.studio.rule.${when.is}`, { what });
  return texts.t('server.studio.rule.when', { what, when: conditionWords(texts, when) });
}

/** "Payment Method is Direct Deposit and State is one of GA, FL". */
export function conditionWords(texts: Texts, condition: SaidCondition): string {
  switch (condition.is) {
    case 'all':
    case 'any':
      return listed(
        texts,
        condition.of.map((one) => within(texts, one)),
        condition.is === 'all' ? 'and' : 'or',
      );
    case 'none': {
      const parts = condition.of.map((one) => within(texts, one));
      const of = listed(texts, parts, 'or');
      return texts.t('server.studio.rule.none', { of });
    }
    case 'rows':
      return texts.t(
        condition.every ? 'server.studio.rule.rows.every' : 'server.studio.rule.rows.some',
        {
          list: valueWords(texts, condition.list, conditionWords),
          of: conditionWords(texts, condition.of),
        },
      );
    case 'compared': {
      const { left, by, with: right } = condition;
      return texts.t(BY[by], {
        left: valueWords(texts, left, conditionWords),
        with: right === undefined ? '' : valueWords(texts, right, conditionWords),
      });
    }
    default:
      return texts.t(`server.studio.rule.held.${condition.is}`);
  }
}

/** A group in a group stands in brackets: whoever reads it knows what goes with what. */
function within(texts: Texts, condition: SaidCondition): string {
  const words = conditionWords(texts, condition);
  return condition.is === 'all' || condition.is === 'any' ? `(${words})` : words;
}
