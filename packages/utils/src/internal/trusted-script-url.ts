/** What is used here of https://w3c.github.io/trusted-types/, which TypeScript does not have yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

let policy: ScriptUrlPolicy | undefined;

/** The address of code that Guadua itself chose, through the Trusted Types policy `guadua`. */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = globalThis as object;
  try {
    policy ??= trustedTypes?.createPolicy('guadua', { createScriptURL: (text) => text });
  } catch {
    policy = { createScriptURL: (text) => text };
  }
  return policy?.createScriptURL(url) ?? url;
}
