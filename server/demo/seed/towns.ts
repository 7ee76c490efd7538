// Where invented attorneys practise.

type Town = readonly [
  city: string,
  code: string,
  state: string,
  zip: string,
  counties: readonly string[],
];

export const TOWNS: readonly Town[] = [
  ['Savannah', 'GA', 'Georgia', '31401', ['Chatham', 'Bryan', 'Effingham']],
  ['Sacramento', 'CA', 'California', '95814', ['Sacramento', 'Placer', 'Yolo']],
  ['Houston', 'TX', 'Texas', '77002', ['Harris', 'Fort Bend', 'Montgomery']],
  ['Tampa', 'FL', 'Florida', '33602', ['Hillsborough', 'Pinellas', 'Pasco']],
  ['Columbus', 'OH', 'Ohio', '43215', ['Franklin', 'Delaware', 'Fairfield']],
  ['Charlotte', 'NC', 'North Carolina', '28202', ['Mecklenburg', 'Union', 'Gaston']],
  ['Phoenix', 'AZ', 'Arizona', '85004', ['Maricopa', 'Pinal']],
  ['Denver', 'CO', 'Colorado', '80202', ['Denver', 'Adams', 'Jefferson']],
  ['Seattle', 'WA', 'Washington', '98101', ['King', 'Pierce', 'Snohomish']],
  ['Nashville', 'TN', 'Tennessee', '37219', ['Davidson', 'Williamson', 'Rutherford']],
  ['Chicago', 'IL', 'Illinois', '60602', ['Cook', 'Lake', 'Will']],
  ['Buffalo', 'NY', 'New York', '14202', ['Erie', 'Niagara']],
];
