/** Messages to members. */
export default {
  welcome: '사이트에 오신 것을 환영합니다. 저희와 상위 에이전트가 보낸 메시지가 이곳에 도착합니다.',
};
