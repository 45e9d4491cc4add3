/** The parts of Babel that the plugins use. Both packages come without types. */
declare module '@babel/core' {
  export interface Node {
    type: string;
    [key: string]: any;
  }
  export interface Path {
    node: any;
    parentPath: Path | null;
    scope: { getBinding(name: string): { kind: string } | undefined };
    find(test: (path: Path) => boolean): Path | null;
    replaceWith(node: Node): void;
    skip(): void;
    isProgram(): boolean;
  }
  export type Plugin = (babel: { types: any }) => { visitor: Record<string, unknown> };
  interface Options {
    filename?: string;
    root?: string;
    babelrc?: boolean;
    configFile?: boolean;
    sourceMaps?: boolean;
    plugins?: unknown[];
    parserOpts?: object;
  }
  export function parseSync(code: string, options: Options): Node;
  export function transformAsync(code: string, options: Options): Promise<{ code: string; map: any } | null>;
}
