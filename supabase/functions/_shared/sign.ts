import { type Credential, type Proof, publicKeyToMultibase, signedBytes, toMultibase } from './credential.ts'

export interface SigningKey {
  public_key: string
  private_key: JsonWebKey
}

export async function newSigningKey(): Promise<SigningKey> {
  const pair = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return {
    public_key: publicKeyToMultibase(raw),
    private_key: await crypto.subtle.exportKey('jwk', pair.privateKey),
  }
}

/** Ed25519 gives the same signature each time, so a credential can be served again and again. */
export async function sign(credential: Credential, key: SigningKey, method: string): Promise<Credential> {
  const settings: Omit<Proof, 'proofValue'> = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: credential.validFrom as string,
    verificationMethod: method,
    proofPurpose: 'assertionMethod',
  }
  const secret = await crypto.subtle.importKey('jwk', key.private_key, { name: 'Ed25519' }, false, ['sign'])
  const signature = await crypto.subtle.sign(
    { name: 'Ed25519' },
    secret,
    await signedBytes(credential, settings),
  )
  return { ...credential, proof: { ...settings, proofValue: toMultibase(new Uint8Array(signature)) } }
}
