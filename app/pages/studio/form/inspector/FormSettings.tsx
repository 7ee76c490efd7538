// The settings of a form: who may open it and when in sight, the rest behind its headings.

import type { ReactElement } from 'react';
import { useCall } from '../../../../calls/reading.tsx';
import type { AnswerOf } from '../../../../calls/typed.ts';
import { useT } from '../../../../portal/portal.tsx';
import type { Work } from '../../work/state.ts';
import { useAskedAgain } from '../../work/use-asked-again.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';
import { OutOfUse } from './OutOfUse.tsx';
import { WordField } from './WordField.tsx';

interface Props {
  readonly work: Work;
  readonly form: string;
}

type Told = AnswerOf<'studio_form_settings'>['data'];
type Setting = Told['settings'][number];

const NOTHING = { settings: [], drafts: 0, sent: 0 };

/** What is asked for most, in words of its own; whatever level it has. */
const IN_SIGHT: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  access: { title: 'studio.form.setting.access', about: 'studio.form.setting.accessAbout' },
  'open/from': { title: 'studio.form.setting.from', about: 'studio.form.setting.fromAbout' },
  'open/until': { title: 'studio.form.setting.until', about: 'studio.form.setting.untilAbout' },
  'limit/all': { title: 'studio.form.setting.all', about: 'studio.form.setting.allAbout' },
  'limit/each': { title: 'studio.form.setting.each', about: 'studio.form.setting.eachAbout' },
};
const LEVELS = ['advanced', 'programmers'] as const;

export function FormSettings({ work, form }: Props): ReactElement | null {
  const t = useT();
  const { settings, drafts, sent } = useSettings(work, form);
  const shown = (of: readonly Setting[]) =>
    of.map((setting) => (
      <WordField
        key={setting.at.join('/')}
        work={work}
        word={worded(setting, t)}
        actOf={(said) => ({ do: 'form-set', form, at: [...setting.at], ...said })}
      />
    ));
  if (settings.length === 0) return null;
  return (
    <>
      {shown(settings.filter(isInSight))}
      <OutOfUse {...{ work, form, drafts, sent }} until={untilIn(settings)} />
      {LEVELS.map((level) => (
        <details key={level} className="st-level">
          <summary>{t(`studio.form.level.${level}`)}</summary>
          {shown(settings.filter((one) => !isInSight(one) && levelOf(one) === level))}
        </details>
      ))}
    </>
  );
}

const untilIn = (settings: readonly Setting[]): string =>
  String(settings.find(({ at }) => at.join('/') === 'open/until')?.value ?? '');

const isInSight = ({ at }: Setting): boolean => Object.hasOwn(IN_SIGHT, at.join('/'));

/** Roles are called as where a form is made. */
const ROLES: Readonly<Record<string, string>> = {
  public: 'studio.newForm.access.public',
  applicant: 'studio.newForm.access.applicant',
  attorney: 'studio.newForm.access.attorney',
};

function worded(setting: Setting, t: (key: string) => string): Setting {
  const own = IN_SIGHT[setting.at.join('/')];
  if (!own) return setting;
  const choices = setting.choices?.map((one) => {
    const role = ROLES[one.value];
    return role === undefined ? one : { ...one, title: t(role) };
  });
  return {
    ...{ ...setting, title: t(own.title), description: t(own.about) },
    ...(choices && { choices }),
  };
}

/** What is written as JSON is for those who can read it. */
const levelOf = ({ level, control }: Setting): (typeof LEVELS)[number] =>
  level === 'programmers' || control === 'json' ? 'programmers' : 'advanced';

/** Asked again after each command of the change; what was known stays until then. */
function useSettings(work: Work, form: string): Pick<Told, 'settings' | 'drafts' | 'sent'> {
  const asked = { change: useOfWork(work, idOf), form };
  const { data, retry } = useCall('studio_form_settings', asked, { keepPreviousData: true });
  useAskedAgain(work, retry);
  return data?.data ?? NOTHING;
}
