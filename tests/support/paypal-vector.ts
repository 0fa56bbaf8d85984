/**
 * A report signed by hand, with openssl alone, and the certificates it is judged by; their keys were thrown away. The checksum of these
 * bytes is above 2^31, so that one taken as a signed number doesn't fit:
 * `openssl dgst -sha256 -sign leaf.key message`, the message being `id|time|webhook id|4220517568`.
 */
export const vector = {
  body: '{"id":"WH-VECTOR-0","summary":"Zahlung über 12,30 €"}',
  checksum: 4_220_517_568,
  id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  time: '2026-03-02T12:00:00Z',
  webhookId: 'WH-VECTOR-HOOK',
  signature:
    'N9aaG5epBajZMel/ilDSCFmOY0rFXz0KaAnb1ljRsITTxZjIwoxMg+Tzq7xgCHLQaNg7huVP8PI5VYlx4F3ubdPZ0nYoTmod7Py9spJyV8n6aEWt90siAbznLPx6KDFnk0s7AVMdK9GWClcMxH6WQz6ukBGnj4hY+t5h6JZsrKX2VaMt55oyyHAeG10r76KB+M9fcrmUIbW5rMiaYv4oC60sZZ6qZ/ojutE8tpmQSLrB3QQnrRvQXqcR0EzVaer17a2gjAt0bFG6iKEZnynbhSerq+2ufIjxveeHRuKsJX0wx/8aQMlQ0WXzULfV8TyguP/J9nGqZ+i0WnTY5RkZ5A==',
  leaf: `-----BEGIN CERTIFICATE-----
MIIDHzCCAgegAwIBAgIUEHplt0sfUW49ArzjxcnFVyEAV48wDQYJKoZIhvcNAQEL
BQAwFjEUMBIGA1UEAwwLVmVjdG9yIHJvb3QwHhcNMjYxMTI1MjMyNDUxWhcNNDYx
MTIwMjMyNDUxWjArMSkwJwYDVQQDDCBtZXNzYWdldmVyaWZpY2F0aW9uY2VydHMu
ZXhhbXBsZTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBALz93gRapXky
AXDP/8yeMbtubU1JzykAsn22YnKzBp0hUA5NDDguKMAucDtA3uj8xa4Nh9uDCiHR
EdZTYcXA0O+n/Nxq36jw493O9KXyKj55ygpJD7XP9G4biNnUj8/NTle7fwPk7qzh
3GNDTU4KjqPlig+2MlSNdkdaqSc8xJRnG/DJ4GRKNRTpSjQJWuFQJY8vNm4d+sIl
ZvP5ESm277FAwZq9q48tQdtsyuJMkehM6QDNIX3iiOwbMmQKetsroRWoBpnMVA3e
+2ugNrn20fjp8q47J2zmoIqXg5MxWErD1B2VtzZOE4WukrBFd/EPbrKPJ+K1Rsu/
Od3xwi0/Cy0CAwEAAaNQME4wDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQUC7G4MtLi
tnrEizviTiplqLcJ7FgwHwYDVR0jBBgwFoAUFoDFvT4WS9CGH6e3JoWzWfJ8Hz8w
DQYJKoZIhvcNAQELBQADggEBAFiMMn1ynhJz44je7HBiYFud0Q/iBtu0kyS1ccL0
Q8Fcrm34qOqgDZQ7Nukcz1OM9+J93Jw/5nOJJdP9za8E0HXG2gfmgeuF9s0SkJpT
LETKwBkfqiLzFvWkO3foV0mbS+qK4MRjd6cqjNExnihISGeY1axNEKMNiju+qHKj
lFGSU2bWFT04Xr0sTA5qYSNsN2p9p5hDwn2n3zHyhI9ZD2g/BWxKsWiCdSBuugb/
F71s017fGnWo2RB+c8b3uaR+WsZIDoGavodW6V1+GnAa7AogputuZDMcHatv40ho
dfLzXmKWsCcRjtRl7msldUOkDrTMrg3Wu1nEJkqHH8FNeaU=
-----END CERTIFICATE-----`,
  root: `-----BEGIN CERTIFICATE-----
MIIC7DCCAdSgAwIBAgIUZplQIkXBg9sPtuYrPryIimO+fGswDQYJKoZIhvcNAQEL
BQAwFjEUMBIGA1UEAwwLVmVjdG9yIHJvb3QwHhcNMjYxMTI1MjMyNDUxWhcNNDYx
MTIwMjMyNDUxWjAWMRQwEgYDVQQDDAtWZWN0b3Igcm9vdDCCASIwDQYJKoZIhvcN
AQEBBQADggEPADCCAQoCggEBAK7U1QXxu6VGxItBaty/SHs8NuegTKdfnH18vjVs
qsX4jlMFVCVIGuvRVa6fUikUT1KSKRQq1CdHyb5DKAPyc0pEUSI7pCzNBUBm9ZlM
Z8bfALjE7Jk1pJ79xK0edNOqlafz2oeyGcwmkueIApCfziRCTOAEqVwDopzc9okB
E2LrYY0OBvaqwlg209kGuUDLVumHo4WDXWk0STYlKWRSt20lX8wRYGFLGXPed4cR
z9f7fZt/vHDx8HK7173msngHu85K/BsrctdYM2baVWY+dFDk9luw3UgZ0f4PHgus
0gH2S83q6gvXbwHct5q8M6SiWmN8hfnReJjUyAUIlK8TQ2ECAwEAAaMyMDAwDwYD
VR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUFoDFvT4WS9CGH6e3JoWzWfJ8Hz8wDQYJ
KoZIhvcNAQELBQADggEBACV1RFTEY/F8jTdskylqVQRoBcnkwJ2Hb9ne7hclxxHc
TeR3U1NXtFRGCdKj3IfCqKvJUtZQeXCBJBiURt+bmrlcPed4+C7kfKih6vZRmmUw
pzAurtuzygzywytcQYlLBepiJE4eyL+JzNkfMPdm1Wmvp+b4nAWxPR8ES0r379rm
oiflBKcEc74SGLjbt/pjYdb62dGSrWUfcqmpUuzUw7ceCTVQvw7RguxGifsNu6YA
11roI5vArJtr/34YX8/acGcOnykGi2crF6k6ry/Mc/uBt0nhxIz1zmk/S7nOCkvS
Bk6E3wMpVJosjHNLTZI6VMpZVAFzP6Ul6Fu94071mvw=
-----END CERTIFICATE-----`,
} as const;
