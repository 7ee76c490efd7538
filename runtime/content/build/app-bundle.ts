// The step that puts together what every page needs, for whoever looks at content that may have faults.

import type { AppBundle } from '../../core/index.ts';
import { bundleApp, type Unnamed } from '../compile/bundle.ts';
import type { Step } from '../memo/step.ts';
import { ModelView } from './model-view.ts';

export const APP_BUNDLE: Step<Unnamed<AppBundle>> = {
  name: 'app bundle',
  make: (reading) => bundleApp(new ModelView(reading)),
};
