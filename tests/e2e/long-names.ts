/** Names of real clubs with long words, and what their youth teams are called. */
export const LONG_NAMES = [
  'Idrottsföreningen Kamraterna Kristianstad',
  'Handbollsföreningen Karlskrona Ungdom',
  'Idrottssällskapet Göta Karlstad',
  'Västeråsirsta Handbollsförening Blå 2',
  'Skånela Idrottsförening Handbollssektionen',
  'Bækkelagets Sportsklub Håndball',
  'Kristiansand Idrettsforening 3',
  'Fredrikstad Ballklubb',
  'Gudme Håndboldklub af 1973',
  'Skanderborg-Århus Idrætsforening',
  'Handballspielgemeinschaft Schwalbach/Niederpleis',
  'Spielvereinigung Altenerding',
  'Turn- und Sportgemeinschaft Ludwigshafen-Friesenheim',
  'Universitätssportverein Jena',
  'Helsingin Urheiluseura Pallonheittäjät',
  'Kaukajärven Palloilijat Kirkkonummi',
] as const
