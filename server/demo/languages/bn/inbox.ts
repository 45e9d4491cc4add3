/** Messages to members. */
export default {
  welcome: 'সাইটে স্বাগতম। আমাদের ও আপনার আপলাইনের বার্তা এখানে আসে।',
};
