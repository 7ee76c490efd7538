// The step that puts together what every page needs, as a file, for whoever looks at content that may have faults.
import type { AppBundle } from '../../core/index.ts';
import { appTexts } from '../compile/app-texts.ts';
import { bundleApp } from '../compile/bundle.ts';
import type { Step } from '../memo/step.ts';
import { hashText } from '../model/hash.ts';
import type { Message } from '../model/model.ts';
import { ModelView } from './model-view.ts';

/** A file by the name that it has by what it holds. */
export interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly body: string;
}

/** Told apart, since most edits are of sentences that are none of these: then the file is not made again. */
const APP_TEXTS: Step<readonly Message[]> = {
  name: 'sentences of the app',
  make: (reading) => appTexts(new ModelView(reading)),
};

/** What checks the answers of calls is not among it: whoever looks at a change makes those calls that are released. */
export const APP_FILE: Step<NamedFile> = {
  name: 'app as a file',
  make: (reading) => {
    const bundle = bundleApp(new ModelView(reading), reading.whole(APP_TEXTS));
    const release = hashText(JSON.stringify(bundle));
    const app: AppBundle = { ...bundle, release, modules: { answers: {} } };
    return {
      name: `app.${release}.json`,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(app),
    };
  },
};
