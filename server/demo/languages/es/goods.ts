/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Tetera de jade',
    description: 'De gres con asa de bambú, para cuatro tazas.',
  },
  vase: {
    name: 'Jarrón de porcelana',
    description: 'Pintado a mano, 28 cm de alto.',
  },
  fan: {
    name: 'Abanico de seda',
    description: 'Se pliega en su propio estuche.',
  },
  lantern: {
    name: 'Farol de papel',
    description: 'Luz cálida para el balcón o la mesa.',
  },
  bonsai: {
    name: 'Bonsái',
    description: 'Un enebro joven con su bandeja y sus herramientas.',
  },
  cranes: {
    name: 'Grullas de papel',
    description: 'Cien hojas y un cuadernillo.',
  },
  watch: {
    name: 'Reloj de bolsillo',
    description: 'De cuerda, con cadena.',
  },
  hourglass: {
    name: 'Reloj de arena',
    description: 'Treinta minutos de latón y arena.',
  },
  headphones: {
    name: 'Auriculares',
    description: 'Inalámbricos, con treinta horas de sonido.',
  },
  microphone: {
    name: 'Micrófono',
    description: 'Para llamadas, canciones y transmisiones.',
  },
  guitar: {
    name: 'Guitarra de viaje',
    description: 'Cuerpo pequeño, sonido pleno, con funda.',
  },
  drum: {
    name: 'Tambor de mano',
    description: 'Haya y piel de cabra.',
  },
  maracas: {
    name: 'Maracas',
    description: 'Un par, pintadas.',
  },
  gamepad: {
    name: 'Mando de juego',
    description: 'Para computadoras, teléfonos y consolas.',
  },
  retro: {
    name: 'Consola retro',
    description: 'Dos mandos y doscientos juegos.',
  },
  robot: {
    name: 'Robot de hojalata',
    description: 'Se le da cuerda y camina.',
  },
  drone: {
    name: 'Dron con cámara',
    description: 'Se pliega al tamaño de una mano.',
  },
  football: {
    name: 'Balón de fútbol',
    description: 'Tamaño oficial, cosido a mano.',
  },
  basketball: {
    name: 'Balón de baloncesto',
    description: 'Para pista cubierta y calle.',
  },
  tennis: {
    name: 'Pelotas de tenis',
    description: 'Un tubo de cuatro.',
  },
  shuttlecocks: {
    name: 'Volantes de bádminton',
    description: 'Una docena, pluma de ganso.',
  },
  gloves: {
    name: 'Guantes de boxeo',
    description: 'Doce onzas, con vendas.',
  },
  cards: {
    name: 'Naipes',
    description: 'Dos barajas, acabado de lino.',
  },
  dice: {
    name: 'Dados de cristal',
    description: 'Un par en bolsa de terciopelo.',
  },
  hat: {
    name: 'Sombrero de copa',
    description: 'Fieltro de lana, en cuatro tallas.',
  },
  wheel: {
    name: 'Timón de barco',
    description: 'Para la pared, 40 cm de ancho.',
  },
  ring: {
    name: 'Anillo de topacio',
    description: 'Plata de ley con un topacio azul.',
  },
  pendant: {
    name: 'Colgante de granate',
    description: 'Con cadena de plata de ley.',
  },
  cupcakes: {
    name: 'Caja de cupcakes',
    description: 'Seis, de una pastelería cercana.',
  },
  lamp: {
    name: 'Lámpara de latón',
    description: 'Una de cinco, hecha a mano.',
  },
};
