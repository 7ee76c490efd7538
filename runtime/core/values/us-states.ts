// Names of the fifty US states and the District of Columbia, with their two-letter postal codes.

const STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming';

/** Code and name of every state, in alphabetical order of names. */
export const US_STATES: readonly { readonly code: string; readonly name: string }[] =
  /* @__PURE__ */ STATES.split(',').map((entry) => ({
    code: entry.slice(0, 2),
    name: entry.slice(3),
  }));

/** The code of a state by its name, in capitals or not; any two letters are kept as a code; else nothing. */
export function stateCodeOf(nameOrCode: string): string {
  const wanted = nameOrCode.trim().replace(/\s+/g, ' ').toLowerCase();
  if (/^[a-z]{2}$/.test(wanted)) return wanted.toUpperCase();
  return US_STATES.find(({ name }) => name.toLowerCase() === wanted)?.code ?? '';
}
