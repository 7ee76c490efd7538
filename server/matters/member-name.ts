// How a member is called in lists.

/** First name, then last name. */
export const memberName = (member: {
  readonly first_name: string;
  readonly last_name: string;
}): string => `${member.first_name} ${member.last_name}`.trim();
