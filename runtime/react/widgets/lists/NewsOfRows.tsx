// What is new, gone or otherwise in a list by now, and the button that takes it over.

import type { ReactElement } from 'react';
import type { ComparedRows } from '../../../core/index.ts';
import type { PlaceProps } from '../../context/widget.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { SourcedList } from './take-over.ts';
import { newNames, toldSentences } from './told-words.ts';

/** What is taken over at once. */
export type Taken = Pick<ComparedRows, 'missing' | 'gone' | 'otherwise'>;

interface Props extends Pick<PlaceProps, 'pointer' | 'info'> {
  readonly list: SourcedList;
  readonly compared: ComparedRows;
  readonly onTake: (what: Taken) => void;
}

/** Rows that a person may have taken out themselves are offered apart. Nothing while all is as it is told. */
export function NewsOfRows({ list, compared, onTake, ...place }: Props): ReactElement {
  const { source, store } = list;
  const { t } = store.texts;
  const offered = source.remove ? compared.missing : [];
  const news = { ...compared, missing: source.remove ? [] : compared.missing };
  const sentences = toldSentences(list, place, news);
  return (
    <>
      {sentences.length > 0 && (
        <div className="f-note f-info f-aside">
          <Icon name="info" />
          <div>
            <p>{t('runtime.rows.lead')}</p>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
          <Button onClick={() => onTake(news)}>{t('runtime.rows.take')}</Button>
        </div>
      )}
      {offered.length > 0 && (
        <div className="f-note f-aside">
          <Icon name="info" />
          <p>{t('runtime.rows.notHere', { names: newNames(list, offered) })}</p>
          <Button onClick={() => onTake({ missing: offered, gone: [], otherwise: new Map() })}>
            {t('runtime.rows.put')}
          </Button>
        </div>
      )}
    </>
  );
}
