// Where invented members live, and what attorneys are told of their matters. By number, not by chance: what chance picks elsewhere stays as it is.

const STREETS = ['Ashby', 'Juniper', 'Ponce de Leon', 'Memorial', 'Moreland', 'Piedmont'] as const;
const TOWNS = [
  { city: 'Atlanta', state: 'GA', zip: '30309' },
  { city: 'Decatur', state: 'GA', zip: '30030' },
  { city: 'Marietta', state: 'GA', zip: '30060' },
  { city: 'Los Angeles', state: 'CA', zip: '90012' },
  { city: 'Savannah', state: 'GA', zip: '31401' },
] as const;
const ATLANTA = TOWNS[0];

/** Phone and address of the member of that number. */
export function homeOf(number: number) {
  const street = STREETS[number % STREETS.length];
  const line = String(number % 100).padStart(2, '0');
  return {
    // Numbers of this range are nobody's.
    phone: `404-555-01${line}`,
    address1: `${100 + (number % 89) * 10} ${street} Ave`,
    ...(TOWNS[number % TOWNS.length] ?? ATLANTA),
  };
}

/** In a few words, and in more. */
export const NOTES = [
  {
    note: 'Please call within two business days.',
    note_description:
      'The member is at work until 5 p.m. and asks for a call in the evening. A first meeting by video is fine.',
  },
  {
    note: 'Papers were served last week.',
    note_description:
      'The member has 30 days to answer and has not spoken to another attorney. Copies will be brought to the first meeting.',
  },
  {
    note: 'The other side is represented.',
    note_description:
      'Please check for a conflict of interest before you accept. The member prefers letters to phone calls.',
  },
] as const;
