// Names of invented members and clerks.

export const FIRST_NAMES = (
  'Aaliyah Abel Adriana Alma Amara Andre Anika Antonio Aria Beatriz Benjamin Bianca Caleb Camila Carmen Cedric ' +
  'Chloe Clara Damian Darnell Delia Derek Diego Elena Elias Elise Emmett Esther Ezra Fatima Felix Fiona Gabriel ' +
  'Gloria Grant Hannah Hector Imani Ingrid Isaac Ivy Jamal Jasmine Joanne Jonah Josefina Kofi Lamar Leila Leon ' +
  'Lorena Lucas Lydia Malik Marcus Maribel Mateo Maya Mei Micah Nadia Naomi Nathan Noel Odessa Omari Opal Oscar ' +
  'Patrice Paulina Priya Quentin Rafael Ramona Reuben Rosa Roland Samir Selena Silas Simone Sofia Terrence Theo ' +
  'Tomas Valerie Vernon Viola Walter Wei-Lin Wendell Ximena Yara Yusuf Zelda'
).split(' ');

export const LAST_NAMES = (
  'Abernathy Acosta Adeyemi Albright Alvarado Amador Baptiste Barrow Beckett Bell Benitez Blackwood Bowers Brandt ' +
  'Calloway Cardenas Castellano Chandler Chung Cisneros Coleman Cordova Crawford Dalton Delacroix Dixon Donnelly ' +
  'Dupree Easton Ellery Escobar Fairchild Farrow Ferreira Fontaine Gallagher Garrison Gentry Goodwin Guerrero ' +
  'Hadley Halvorsen Hargrove Hollis Huang Ibarra Ingram Jarrett Jimenez Kaplan Keller Kimura Lachance Langston ' +
  'Lindgren Lockhart Maddox Marchetti Mbeki McAllister Mercer Montoya Moreau Nakamura Navarro Nguyen Novak ' +
  'Oakley Ocampo Okonkwo Ortega Pacheco Palmer Pereira Pruitt Quiroz Radford Ramsey Reyes Rivers Rosales Sandoval ' +
  'Schaefer Serrano Singleton Sorensen Stavros Tanaka Thibodeau Tolbert Travers Underwood Valdez Vasquez Vickers ' +
  'Wainwright Weaver Whitaker Winslow Yamamoto Yates Zamora Zhao'
).split(' ');

/** Who answers at the provider's desk. */
export const CLERKS = ['Teresa Malone', 'Gordon Pike', 'Annette Cho', 'Luis Barrera'] as const;
