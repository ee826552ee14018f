import type en from '../en/singleSignOn.ts'
import type { Translation } from '../translation.ts'

export default {
  domains: {
    title: 'Domaines de messagerie',
    hint: 'Les personnes dont l’adresse appartient à ces domaines peuvent se connecter par votre organisation.',
    none: 'Aucun domaine pour l’instant. Ajoutez celui de vos adresses e-mail.',
    label: 'Domaine',
    claim: 'Ajouter le domaine',
    verified: 'Vérifié',
    unverified: 'Non vérifié',
    record:
      'Pour prouver que ce domaine est le vôtre, ajoutez cet enregistrement TXT là où il est géré. Il peut mettre une heure à apparaître.',
    recordName: 'Nom de l’enregistrement',
    recordValue: 'Valeur de l’enregistrement',
    check: 'Vérifier maintenant',
    done: '{{domain}} est vérifié',
    remove: {
      button: 'Retirer',
      label: 'Retirer {{domain}}',
      question: 'Retirer {{domain}} ?',
      text: 'Les personnes dont l’adresse appartient à ce domaine ne pourront plus se connecter par votre organisation. Leurs comptes restent.',
    },
  },
  connection: {
    title: 'Fournisseur d’identité',
    hint: 'Tout fournisseur compatible avec SAML 2.0. Les assertions doivent être signées et non chiffrées.',
    ourMetadata: 'Nos métadonnées (identifiant d’entité)',
    acs: 'URL du service consommateur d’assertions (ACS)',
    connected: 'Connecté à {{entity}}',
    metadata: 'Métadonnées de votre fournisseur d’identité',
    metadataHint:
      'Collez le XML, ou l’adresse https où il est publié. Depuis une adresse, il est mis à jour chaque jour.',
    connect: 'Connecter',
    replace: 'Mettre à jour les métadonnées',
    refused: 'Les métadonnées n’ont pas été acceptées.',
    domainFirst: 'Vérifiez d’abord un domaine.',
    done: 'Le fournisseur d’identité est connecté',
  },
  attributes: {
    title: 'Attributs',
    hint: 'Leurs noms chez votre fournisseur d’identité. Le rôle peut être « recruiter » dans une entreprise, « teacher » ou « adviser » dans une école. Toute autre personne devient évaluateur ou étudiant ; personne ne devient propriétaire.',
    email: 'Adresse e-mail',
    name: 'Nom',
    role: 'Rôle',
    save: 'Enregistrer les attributs',
    done: 'Attributs enregistrés',
  },
  requirement: {
    title: 'Tester et exiger',
    hint: 'Une fois la connexion unique exigée, les mots de passe et les liens reçus par e-mail ne fonctionnent plus pour les adresses de vos domaines.',
    test: 'Tester la connexion',
    testHint:
      'Ouvrez cette page dans une fenêtre privée, saisissez votre adresse et choisissez « Continuer avec la connexion unique ».',
    used: 'Dernière connexion {{when}}',
    untested: 'Personne ne s’est encore connecté ainsi. Testez avant de l’exiger.',
    breakGlass: 'Propriétaire dont le mot de passe reste valable',
    breakGlassHint:
      'Pour le jour où votre fournisseur d’identité ne fonctionne pas. L’authentification à deux facteurs est requise.',
    noOwner:
      'Pour exiger la connexion unique, au moins un propriétaire doit avoir configuré l’authentification à deux facteurs.',
    isRequired: 'La connexion unique est exigée. Le mot de passe de {{name}} reste valable.',
    require: 'Exiger la connexion unique',
    requireText:
      'Les personnes dont l’adresse appartient à vos domaines sont déconnectées, sauf si elles ont utilisé la connexion unique, et ne peuvent revenir que par elle.',
    stop: 'Ne plus l’exiger',
    stopText: 'Les mots de passe et les liens reçus par e-mail fonctionnent de nouveau.',
    disconnect: 'Déconnecter',
    disconnectText:
      'Plus personne ne pourra se connecter par votre fournisseur d’identité. Les comptes restent ; sans mot de passe, on peut en choisir un si vous ne le reconnectez pas.',
  },
  admin: {
    title: 'Connexion unique',
    hint: 'Ne confirmez un domaine à la main que si vous avez une autre preuve qu’il appartient à cette organisation.',
    none: 'Cette organisation n’a ajouté aucun domaine.',
    confirm: 'Confirmer {{domain}}',
    reason: 'Comment le savez-vous ?',
    confirmAction: 'Confirmer le domaine',
    confirmed: '{{domain}} est vérifié',
    lift: 'Ne plus l’exiger',
    liftReason: 'Pourquoi ?',
    required: 'Exigée : les mots de passe ne fonctionnent pas pour ces domaines.',
  },
  errors: {
    domain_invalid: 'Saisissez un domaine comme example.com.',
    domain_public:
      'Tout le monde peut avoir une adresse dans ce domaine. Utilisez celui de votre organisation.',
    domain_taken: 'Une autre organisation a vérifié ce domaine. Contactez l’assistance s’il est à vous.',
    domain_not_found: 'Ce domaine a été retiré entre-temps.',
    domain_unverified: 'Vérifiez d’abord un domaine.',
    too_many_domains: 'Vous pouvez ajouter 20 domaines au plus.',
    record_missing:
      'L’enregistrement est introuvable. Il peut mettre une heure à apparaître ; vérifiez de nouveau ensuite.',
    saml_idp_already_exists: 'Ce fournisseur d’identité est déjà connecté à une autre organisation.',
    sign_on_missing: 'Connectez d’abord votre fournisseur d’identité.',
    sign_on_untested: 'Connectez-vous une fois ainsi avant de l’exiger.',
    break_glass_invalid: 'Choisissez un propriétaire avec l’authentification à deux facteurs.',
    sign_on_administrator: 'Les administrateurs se connectent avec leur mot de passe.',
  },
} satisfies Translation<typeof en>
