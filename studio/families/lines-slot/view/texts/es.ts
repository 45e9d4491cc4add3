import type { Messages } from './en.ts';

/** Texts of slots in Spanish. */
export const es: Messages = {
  spin: 'Girar',
  freeSpins: 'Giros gratis: {count}',
  reels: 'Rodillos, de izquierda a derecha: {columns}',
  'pay.line': 'Línea {number}',
  'verify.spin': 'Giro',
  'verify.freeSpin': 'Giro gratis {index}',
  'verify.lineWin': 'Línea {line}: {count} × {symbol} paga {units}',
  'verify.nothing': 'Ninguna línea paga.',
  freeSpinOf: 'Giro gratis {index} de {count}, ganancias {multiplier}×',
  lines: 'Líneas de pago: {count}',
  'pay.intro':
    'Rodillos: {reels}, filas: {rows}, líneas de pago: {lines}. Una línea paga por símbolos iguales seguidos desde el rodillo izquierdo. En cada línea solo se paga la ganancia más alta, y se suman las de todas las líneas.',
  'pay.wild': '{wild} sustituye a todos los símbolos excepto {scatter}.',
  'pay.wildAll': '{wild} sustituye a todos los símbolos.',
  'pay.scatter':
    'Suficientes {scatter} en cualquier posición dan giros gratis con la misma apuesta (número de símbolos → giros gratis). Todas las ganancias de los giros gratis se multiplican por {multiplier}.',
  'pay.lines': 'Líneas de pago ({count})',
  'pay.base': 'Retorno de giros pagados',
  'pay.free': 'Retorno de giros gratis',
  'pay.feature': 'Rondas con giros gratis',
};
