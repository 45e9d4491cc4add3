import type { MessageKey } from './en.ts';

export const es: Record<MessageKey, string> = {
  placed: 'Asiento {seat}, ante {boot}',
  begin: 'Sentarse',
  fact: 'rake del {rake} de cada bote',
  pot: 'Bote',
  part: 'Rake {rake}',
  rake: 'Rake {amount}',
  you: 'Tú',
  seat: 'Asiento {seat}',
  simulated: 'Simulado',
  free: 'Asiento libre',
  away: 'Ausente',
  blind: 'A ciegas',
  seen: 'Vistas',
  packed: 'Retirado',
  'act.see': 'Ver cartas',
  'act.pack': 'Retirarse',
  'act.bet': 'Apostar {amount}',
  'act.raise': 'Subir {amount}',
  'act.show': 'Mostrar {amount}',
  'did.see': '{who}: vio las cartas',
  'did.pack': '{who}: se retiró',
  'did.bet': '{who}: apostó',
  'did.raise': '{who}: subió',
  'did.show': '{who}: pidió mostrar',
  wins: '{who} ganó el bote: {amount}',
  'by.packed': 'Todos los demás se retiraron.',
  'by.show': 'Cartas a la vista.',
  'by.limit': 'Se alcanzó el límite: todos muestran.',
  cards: '{who}: {cards}',
  'kind.high': 'Carta alta',
  'kind.pair': 'Pareja',
  'kind.colour': 'Color',
  'kind.sequence': 'Escalera',
  'kind.pure': 'Escalera de color',
  'kind.trail': 'Trío',
  'bet.hand': 'Una mano apostada hasta el límite por dos jugadores',
  pot_part: 'Pagado del bote',
  'rules.hand':
    'De dos a cinco jugadores. Antes de cada mano se descuenta de tu saldo su límite completo de {stake}: es lo máximo que la mano te puede costar. Lo que no apuestes se devuelve al terminar la mano. Cada jugador pone un ante de {boot} en el bote y recibe tres cartas.',
  'rules.rake':
    'La casa toma el {rake} de cada bote, redondeado hacia abajo, y no juega cartas. El resto se paga al ganador.',
  'rules.bets':
    'En tu turno apuestas a ciegas o ves antes tus cartas. Un jugador a ciegas apuesta el importe actual o sube al doble; un jugador que ha visto sus cartas apuesta el doble que uno a ciegas. La apuesta fija el importe para el siguiente jugador. Quien se retira pierde lo que haya apostado.',
  'rules.end':
    'Gana el último jugador que queda. Cuando quedan dos, uno puede pagar para mostrar: gana la mejor mano; si son iguales, pierde quien lo pidió. Quien ha visto sus cartas no puede pedírselo a un jugador a ciegas. Cuando un jugador no puede apostar dentro del límite, todos muestran; las manos iguales se reparten el bote.',
  'rules.ranks': 'De mayor a menor. A-K-Q es la escalera más alta, después A-2-3 y después K-Q-J.',
  'rules.lowest': 'En este juego gana la mano más baja: el orden de arriba cuenta al revés.',
  'rules.time':
    'Tienes {seconds} segundos para tu turno. Después te retiras y quedas ausente hasta que vuelvas. Tras dos minutos de ausencia, el asiento queda libre. Recargar o perder la conexión no termina tu mano.',
  'rules.fair':
    'El hash de la semilla de la baraja se muestra antes de la mano y la semilla, después. Así cualquiera puede verificar todo el reparto, también las cartas retiradas.',
  'rules.who':
    'Los jugadores simulados son programas y se indican como tales. Pueden ocupar asientos libres. El dinero real y el ficticio nunca coinciden en una mano.',
};
