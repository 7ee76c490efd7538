// Days and times as they are written here.

const DAY = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

export const shownDay = (moment: string): string => DAY.format(new Date(moment));

/** With its time. */
export const shownMoment = (moment: string): string =>
  `${shownDay(moment)}, ${TIME.format(new Date(moment))}`;
