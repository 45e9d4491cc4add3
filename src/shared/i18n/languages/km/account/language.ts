/** The choice of a language. */
export const texts = {
  search: 'ស្វែងរកភាសា',
  notLoaded: 'មិនអាចផ្ទុកភាសា {{language}} បានទេ',
  stays: 'ទំព័រនៅតែជាភាសា {{now}}។ សូមពិនិត្យអ៊ីនធឺណិត រួចព្យាយាមម្ដងទៀត។',
  none: 'គ្មានភាសាឈ្មោះនេះទេ',
};
