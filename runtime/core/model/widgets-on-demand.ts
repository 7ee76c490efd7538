// Widgets whose code a page fetches with the first form that has one. A release names those of each form.

export const ON_DEMAND = [
  'address',
  'date',
  'dateTime',
  'documents',
  'manyChoices',
  'mask',
  'password',
  'repeat',
  'rowTable',
  'time',
  'upload',
] as const;

export type WidgetOnDemand = (typeof ON_DEMAND)[number];
