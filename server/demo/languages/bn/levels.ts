/** Names of the levels. */
export default {
  bamboo: 'ব্যাম্বু',
  jade: 'জেড',
  silver: 'সিলভার',
  gold: 'গোল্ড',
  pearl: 'পার্ল',
  dragon: 'ড্রাগন',
};
