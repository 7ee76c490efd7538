// Which section of the profile stands at which address, and what the menu calls it.

import type { SectionOf } from '../../../schemas/names.gen.d.ts';

export interface ProfileSection {
  readonly to: string;
  /** Of the form `profile`. */
  readonly section: SectionOf<'profile'>;
  readonly labelKey: string;
}

/** In the order of the menu. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  { to: '/update-profile/primary', section: 'primary', labelKey: 'app.profile.primary' },
  { to: '/update-profile/practice', section: 'practice', labelKey: 'app.profile.practice' },
  { to: '/update-profile/coverage', section: 'coverage', labelKey: 'app.profile.coverage' },
  { to: '/update-profile/disclosure', section: 'billing', labelKey: 'app.profile.disclosure' },
];

export const sectionAt = (path: string): SectionOf<'profile'> | undefined =>
  PROFILE_SECTIONS.find(({ to }) => path === to)?.section;
