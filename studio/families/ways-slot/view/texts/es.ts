import type { MessageKey } from './en.ts';

/** Texts of ways slots in Spanish. */
export const es: Record<MessageKey, string> = {
  spin: 'Girar',
  ways: 'Formas',
  betOn: 'Hasta {ways} formas de ganar',
  reels: 'Rodillos, de izquierda a derecha: {columns}',
  freeSpins: 'Giros gratis: {count}',
  freeSpinOf: 'Giro gratis {index} de {count}',
  times: 'Multiplicador',
  win: '{reels} × {symbol}, {ways} formas',
  capped: 'La ronda alcanzó la ganancia máxima y termina.',
  'pay.intro':
    'Los {reels} rodillos muestran de 2 a 7 símbolos cada uno. Un símbolo paga por cada forma desde la izquierda: uno igual en cada rodillo. Los símbolos ganadores desaparecen y los de arriba caen en su lugar, hasta que nada gane.',
  'pay.wild': '{symbol} sustituye a todos los símbolos que pagan y cuenta como {counts}. No está en el primer rodillo.',
  'pay.multiplier': 'El multiplicador de un giro pagado empieza en {start} y sube {step} con cada cascada.',
  'pay.free':
    'Suficientes {symbol} en cualquier posición dan giros gratis (número de símbolos → giros gratis). Su multiplicador empieza en {start} y sube {step} con cada cascada.',
  'pay.persists': 'En los giros gratis el multiplicador no se reinicia.',
  'pay.cap': 'Una ronda paga como máximo {cap} veces la apuesta y ahí termina.',
  'part.ways': 'Retorno del primer resultado de un giro',
  'part.cascades': 'Retorno de las cascadas',
  'part.free': 'Retorno de giros gratis',
  'share.free': 'Rondas con giros gratis',
  'verify.spin': 'Giro',
  'verify.freeSpin': 'Giro gratis {index}',
  'verify.fall': 'Cascada {number}: {wins} × {multiplier}',
  'verify.nothing': 'Ninguna forma paga.',
};
