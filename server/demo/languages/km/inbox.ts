/** Messages to members. */
export default {
  welcome: 'សូមស្វាគមន៍មកកាន់គេហទំព័រ។ សារពីយើង និងពីខ្សែលើ​របស់អ្នកនឹងមកដល់ទីនេះ។',
};
