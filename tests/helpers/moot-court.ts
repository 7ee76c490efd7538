// The content with one field more in the section on the practice, which the application and the profile share: nothing else is changed.
import { contentWith, edited, releaseOf } from './releases.ts';

const SECTION = 'schemas/sections/practice';

/** The field, and an answer that is too long for it. */
export const MOOT_COURT = {
  name: 'moot_court',
  label: 'Moot court',
  answer: 'Finalist',
  tooLong: 'Much more than twelve characters',
};

/** What the repository ships, with that field. */
export const withMootCourt = async () =>
  releaseOf(
    await contentWith({
      [`${SECTION}/section.schema.json`]: edited((file) => ({
        ...file,
        properties: {
          ...(file.properties as object),
          [MOOT_COURT.name]: { type: 'string', maxLength: 12 },
        },
      })),
      [`${SECTION}/section.ui.json`]: (text) =>
        text.replace('"college"', `"college", "${MOOT_COURT.name}"`),
      'messages/en-US/sections/practice.json': edited((file) => ({
        ...file,
        [`${MOOT_COURT.name}.label`]: MOOT_COURT.label,
      })),
    }),
  );
