// Made by `npm run generate` from runtime/core/widgets/descriptors.ts: what the judge and every form page ask of widgets.

/** Widgets in which one line is typed. */
export const ONE_LINE: readonly string[] = ["text","money","mask","date","time","dateTime","password","address"];

/** Widgets that show by themselves what is typed into them. */
export const OWN_TEXT: readonly string[] = ["text","multiline"];

/** Where the label of a widget stands that does not stand over its control. */
export const LABELLED: Readonly<Record<string, 'legend' | 'own'>> = {"radio":"legend","checkboxes":"legend","manyChoices":"legend","checkbox":"own","yesno":"legend","toggle":"own","agreement":"own"};
