import { deviceName } from '../_shared/device-name.ts'
import { elided } from '../_shared/formats/elision.ts'
import type { Texts } from './mail.ts'

const de = (name = '') => elided('de', name)
const à = (name = '') => elided('à', name)

const roles: Record<string, string> = {
  owner: 'propriétaire',
  recruiter: 'recrutement',
  reviewer: 'évaluation',
  adviser: 'référent(e)',
  teacher: 'enseignement',
}

const accountRoles: Record<string, string> = {
  candidate: 'candidat(e)',
  company: 'entreprise',
  academia: 'école',
  on_maker: 'On Maker',
  admin: 'administration',
}

/** Members of both sides get this email; for one of them, the side that acted is the partner itself. */
const inPartnership = (by = '', name = '', act = '') =>
  by === name ? `${name} ${act} pour votre partenariat` : `${by} ${act} pour le partenariat avec ${name}`

export const french: Texts = {
  roles,
  kinds: {
    welcome: () => ({
      subject: 'Bienvenue sur Essor',
      title: 'Bienvenue sur Essor',
      lines: [
        'Votre compte est prêt. Un profil complet nous permet de vous proposer des missions qui vous ressemblent : comptez environ trois minutes.',
      ],
      button: 'Compléter mon profil',
    }),
    account_new_device: ({ device, ip }) => ({
      subject: 'Nouvelle connexion à votre compte',
      title: 'Nouvelle connexion à votre compte',
      lines: [
        `Quelqu’un s’est connecté à votre compte depuis un appareil ou un lieu que nous ne connaissions pas : ${deviceName(device) ?? 'appareil inconnu'}${ip ? ` (${ip})` : ''}.`,
        'Si c’était vous, vous pouvez ignorer cet e-mail. Sinon, fermez cette session et changez votre mot de passe sans attendre.',
      ],
      button: 'Voir mes sessions',
    }),
    account_password_changed: () => ({
      subject: 'Votre mot de passe a été changé',
      title: 'Votre mot de passe a été changé',
      lines: [
        'Le mot de passe de votre compte vient d’être changé.',
        'Si ce n’était pas vous, choisissez-en un nouveau avec « Mot de passe oublié » sur la page de connexion, et écrivez-nous.',
      ],
      button: 'Ouvrir mon compte',
    }),
    account_second_factor_removed: () => ({
      subject: 'L’authentification à deux facteurs est désactivée',
      title: 'L’authentification à deux facteurs est désactivée',
      lines: [
        'L’authentification à deux facteurs a été retirée de votre compte, et vos autres sessions ont été fermées.',
        'Réactivez-la : d’ici là, seul votre mot de passe protège votre compte.',
      ],
      button: 'La réactiver',
    }),
    organization_requested: ({ name }) => ({
      subject: `Nouvelle demande d’accès : ${name}`,
      title: `Nouvelle demande d’accès : ${name}`,
      lines: ['L’adresse est confirmée : vous pouvez décider. Tout ce qu’il vous faut est sur une page.'],
      button: 'Examiner la demande',
    }),
    organization_approved: ({ name }) => ({
      subject: `${name} est sur Essor`,
      title: 'Votre demande est approuvée',
      lines: [`${name} dispose désormais de son espace sur Essor. Connectez-vous pour commencer.`],
      button: 'Ouvrir mon espace',
    }),
    organization_rejected: ({ name, reason }) => ({
      subject: `À propos de la demande ${de(name)}`,
      title: 'Votre demande a été refusée',
      lines: [
        `Nous avons examiné la demande ${de(name)} et ne pouvons pas l’approuver en l’état. Voici pourquoi :`,
      ],
      quote: reason,
      button: 'Corriger la demande',
    }),
    organization_question: ({ name, question }) => ({
      subject: `Une question sur la demande ${de(name)}`,
      title: 'Il nous manque une précision',
      lines: [`Avant de nous prononcer sur la demande ${de(name)}, nous aimerions savoir :`],
      quote: question,
      button: 'Répondre',
    }),
    organization_answered: ({ name }) => ({
      subject: `${name} a répondu`,
      title: `${name} a répondu`,
      lines: ['Questions, réponses et éléments utiles à la décision sont sur une seule page.'],
      button: 'Lire la réponse',
    }),
    organization_verified: ({ name, date = '' }) => ({
      subject: `${name} a désormais un badge`,
      title: `Votre badge est valable jusqu’au ${date}`,
      lines: [
        'Les candidats voient ce que nous avons vérifié, et quand, sur votre page et à côté de vos missions.',
      ],
      button: 'Ouvrir mon espace',
    }),
    organization_unverified: ({ name, reason }) => ({
      subject: `${name} n’a plus de badge`,
      title: 'Le badge a été retiré',
      lines: [`${name} n’a plus de badge. Rien d’autre ne change. Voici pourquoi :`],
      quote: reason,
      button: 'Voir nos informations',
    }),
    organization_verification_ends: ({ name, date = '' }) => ({
      subject: `Le badge ${de(name)} expire le ${date}`,
      title: `Votre badge expire le ${date}`,
      lines: [
        `Après cette date, votre page ne montrera plus ce que nous avons vérifié. Rien d’autre ne change.`,
        'Vérifiez que votre site et vos informations sont à jour, et demandez une nouvelle vérification : un clic suffit.',
      ],
      button: 'Demander une vérification',
    }),
    organization_asks_verification: ({ name }) => ({
      subject: `${name} demande une nouvelle vérification`,
      title: `${name} demande une nouvelle vérification`,
      lines: ['Son badge expire bientôt ou a expiré. Vérifiez ses informations et renouvelez le badge.'],
      button: 'Voir l’organisation',
    }),
    organization_suspended: ({ name, reason, date }) => ({
      subject: `${name} : organisation suspendue`,
      title: date ? `Suspension jusqu’au ${date}` : 'Suspension jusqu’à nouvel ordre',
      lines: [
        `Les missions et les pages ${de(name)} sont masquées, et ses membres n’ont plus accès à son espace. Les certificats obtenus restent valables. Voici pourquoi :`,
      ],
      quote: reason,
      button: 'Lire et répondre',
    }),
    organization_restored: ({ name }) => ({
      subject: `${name} : organisation rétablie`,
      title: `${name} : organisation rétablie`,
      lines: ['La suspension est terminée. Missions, pages, contacts et accès sont rétablis.'],
      button: 'Ouvrir mon espace',
    }),
    organization_merged: ({ name, into, reason }) => ({
      subject: `${name} fait désormais partie ${de(into)}`,
      title: `Vous travaillez désormais dans ${into}`,
      lines: [
        `${name} et ${into} sont la même organisation : nous les avons fusionnées. Vos brouillons ont suivi. Voici pourquoi :`,
      ],
      quote: reason,
      button: 'Ouvrir mon espace',
    }),
    organization_grew: ({ name, merged }) => ({
      subject: `${merged} a fusionné avec ${name}`,
      title: 'Votre équipe s’agrandit',
      lines: [
        `${merged} et ${name} étaient la même organisation : les membres ${de(merged)} font désormais partie de votre équipe.`,
      ],
      button: 'Voir l’équipe',
    }),
    webhook_turned_off: ({ name, host = 'un point de terminaison' }) => ({
      subject: `${name} n’envoie plus de webhooks à ${host}`,
      title: 'Un point de terminaison a été désactivé',
      lines: [
        `Essor n’envoie plus d’événements à ${host} : il a échoué pendant plusieurs jours, n’en veut plus, ou son propriétaire est parti.`,
        'Vérifiez-le, réactivez-le, puis renvoyez depuis son journal ce qu’il a manqué.',
      ],
      button: 'Voir les webhooks',
    }),
    opening_submitted: ({ company, title }) => ({
      subject: `${company} a soumis une offre`,
      title: `« ${title} » attend une relecture`,
      lines: [`${company} n’est pas encore vérifiée : son offre ne sera publiée qu’après votre approbation.`],
      button: 'Relire l’offre',
    }),
    opening_approved: ({ title }) => ({
      subject: `« ${title} » est publiée`,
      title: 'Votre offre est publiée',
      lines: [`Un administrateur a approuvé « ${title} ». Les candidats peuvent la lire.`],
      button: 'Voir l’offre',
    }),
    opening_sent_back: ({ title, reason }) => ({
      subject: `« ${title} » doit être modifiée`,
      title: 'Votre offre a été renvoyée',
      lines: [`Un administrateur a relu « ${title} » et demande des modifications :`, `${reason}`],
      button: 'Modifier l’offre',
    }),
    opening_closed: ({ title }) => ({
      subject: `« ${title} » est clôturée`,
      title: 'Le dernier jour pour postuler est passé',
      lines: [
        `« ${title} » est clôturée. Pour la rouvrir, choisissez une date ultérieure et publiez-la de nouveau.`,
      ],
      button: 'Voir l’offre',
    }),
    mission_paused: ({ company, mission }) => ({
      subject: `${company} n’est pas disponible pour le moment`,
      title: 'Vous pouvez continuer votre travail',
      lines: [
        `${company} n’est pas disponible pour le moment. Votre travail sur « ${mission} » est enregistré : vous pouvez le terminer et le remettre.`,
        'S’il n’est pas évalué dans le délai promis, un maker indépendant s’en chargera. Vos certificats restent valables.',
      ],
      button: 'Ouvrir mon travail',
    }),
    mission_resumed: ({ company, mission }) => ({
      subject: `${company} est de retour`,
      title: `${company} est de retour`,
      lines: [`Vous pouvez continuer « ${mission} » comme avant.`],
      button: 'Ouvrir mon travail',
    }),
    moderation_opened: () => ({
      subject: 'Un nouveau signalement',
      title: 'Un signalement attend une décision',
      lines: ['Le contenu signalé et les décisions antérieures sont sur une page.'],
      button: 'Examiner le dossier',
    }),
    moderation_appealed: () => ({
      subject: 'Une décision est contestée',
      title: 'Une contestation attend une réponse',
      lines: ['Une décision est contestée. Elle doit être examinée par une personne qui ne l’a pas prise.'],
      button: 'Examiner le dossier',
    }),
    report_acted: () => ({
      subject: 'Votre signalement a été suivi d’effet',
      title: 'Votre signalement a été examiné',
      lines: [
        'Nous avons pris des mesures. Les personnes concernées ne sauront pas qui les a signalées. Merci de nous avoir prévenus.',
      ],
      button: 'Voir mes signalements',
    }),
    report_kept: () => ({
      subject: 'Votre signalement : aucune infraction constatée',
      title: 'Votre signalement a été examiné',
      lines: [
        'Nous n’avons rien trouvé de contraire aux règles de la plateforme. Vous pouvez bloquer les personnes que vous ne souhaitez pas croiser ici.',
      ],
      button: 'Voir mes signalements',
    }),
    account_moderated: ({ message }) => ({
      subject: 'Une décision concernant votre compte',
      title: 'Une décision concernant votre contenu',
      lines: [
        'Si elle vous paraît injustifiée, vous pouvez la contester une fois, dans les trente jours. La voici :',
      ],
      quote: message,
      button: 'Lire la décision ou contester',
    }),
    account_suspended_by_decision: ({ message }) => ({
      subject: 'Décision de modération : votre compte est suspendu',
      title: 'Votre compte est suspendu',
      lines: [
        'Vous ne pouvez pas vous connecter pour le moment. Si cette décision vous paraît injustifiée, vous pouvez la contester une fois, dans les trente jours, sans vous connecter. La voici :',
      ],
      quote: message,
      button: 'Contester la décision',
    }),
    account_appeal_reversed: ({ message }) => ({
      subject: 'Votre contestation a été acceptée',
      title: 'La décision est annulée',
      lines: ['Ce qui avait été retiré ou restreint est rétabli. Voici la réponse à votre contestation :'],
      quote: message,
      button: 'Ouvrir Essor',
    }),
    account_appeal_upheld: ({ message }) => ({
      subject: 'Votre contestation a été examinée',
      title: 'La décision est maintenue',
      lines: ['Nous avons réexaminé le dossier. Voici la réponse à votre contestation :'],
      quote: message,
      button: 'Lire la décision',
    }),
    work_submitted: ({ mission }) => ({
      subject: `Nouveau travail à évaluer : ${mission}`,
      title: 'Un travail à évaluer',
      lines: [
        `Un travail sur « ${mission} » vient d’être remis. La file d’attente indique la date du retour.`,
      ],
      button: 'Ouvrir la file d’attente',
    }),
    work_reviewed: ({ mission }) => ({
      subject: `Retour envoyé : ${mission}`,
      title: 'Le retour a été envoyé',
      lines: [`Un membre de votre équipe a envoyé un retour sur un travail remis pour « ${mission} ».`],
      button: 'Voir le retour',
    }),
    review_validated: ({ mission }) => ({
      subject: `Validé : ${mission}`,
      title: 'Votre travail est validé',
      lines: [
        `Bravo. Votre travail sur « ${mission} » est validé, et votre certificat est prêt à être partagé.`,
        'Le retour, critère par critère, mérite d’être lu, même quand tout s’est bien passé.',
      ],
      button: 'Lire le retour',
    }),
    review_revise: ({ mission }) => ({
      subject: `Un retour sur ${mission}`,
      title: 'Un retour pour avancer',
      lines: [
        `Votre travail sur « ${mission} » a été lu avec attention. Il reste des points à reprendre : le retour dit lesquels.`,
        'Ce que vous avez écrit est toujours là. Reprenez-le, puis remettez-le quand vous le souhaitez.',
      ],
      button: 'Lire et reprendre',
    }),
    review_not_validated: ({ mission }) => ({
      subject: `Un retour sur ${mission} : non validé cette fois`,
      title: 'Votre retour est arrivé',
      lines: [
        `Votre travail sur « ${mission} » a été lu avec attention. Il n’est pas validé cette fois ; le retour explique pourquoi, critère par critère.`,
        'Si une prochaine mission vous est proposée, vous l’y trouverez aussi.',
      ],
      button: 'Lire le retour',
    }),
    account_looked_at: ({ reason }) => ({
      subject: 'L’administration a vu Essor à votre place',
      title: 'L’administration a vu Essor à votre place',
      lines: [
        'Pour vous aider, l’administration a ouvert Essor tel que vous le voyez, une demi-heure au plus, sans rien pouvoir modifier ni ouvrir vos messages et notes privées. Voici la raison donnée :',
      ],
      quote: reason,
      button: 'Voir le détail',
    }),
    certificate_revoked: ({ mission, reason }) => ({
      subject: `Votre certificat pour ${mission} a été révoqué`,
      title: 'Un certificat a été révoqué',
      lines: [
        `Le certificat pour « ${mission} » n’est plus valable, et toute personne qui le vérifie le voit. Voici pourquoi :`,
      ],
      quote: reason,
      button: 'Voir ma progression',
    }),
    opening_invited: ({ opening, company }) => ({
      subject: `${company} vous invite à postuler : ${opening}`,
      title: 'Une invitation à postuler',
      lines: [
        `${company} vous propose de découvrir « ${opening} », une offre réservée aux personnes invitées.`,
        'Connectez-vous avec cette adresse pour la lire, ou créez un compte. Vous êtes libre de postuler ou non, et vous pouvez refuser l’invitation sur la page de l’offre.',
      ],
      button: 'Voir l’offre',
    }),
    mission_invited: ({ mission, company, message }) => ({
      subject: `${company} vous invite : ${mission}`,
      title: 'Une invitation à une mission',
      lines: [
        `${company} aimerait voir comment vous aborderiez « ${mission} », une mission simulée sur Essor.`,
      ],
      quote: message,
      button: 'Voir la mission',
    }),
    school_invited: ({ name, company, email, message }) => ({
      subject: `${company} vous invite sur Essor`,
      title: `${name || company} vous invite sur Essor`,
      lines: [
        `${company} utilise Essor dans ses formations : vous y travaillez sur des missions simulées proposées par de vraies entreprises, recevez un retour sur votre travail et obtenez des certificats que chacun peut vérifier.`,
        `${name ? `${name}, ${de(company)},` : company} a ajouté votre nom à la liste des étudiants et vous invite à relier un compte. Vous pourrez en créer un à cette occasion : c’est gratuit, et personne ne le voit sans votre accord.${message ? ` Message ${de(name || company)} :` : ''}`,
      ],
      quote: message,
      after: [
        'L’invitation montre ce que l’école a écrit à votre sujet. Vous choisissez ce qu’elle voit de votre compte (rien au départ), et vous pouvez le changer ou y mettre fin à tout moment. Le lien est valable 30 jours.',
        ...(email ? [`Une question ? Écrivez ${à(name || company)} : ${email}.`] : []),
      ],
      button: 'Ouvrir l’invitation',
    }),
    school_partner_added: ({ school, name, visibility, date }) => ({
      subject: `${school} a un nouveau partenaire : ${name}`,
      title: `${school} travaille désormais avec ${name}`,
      lines: [
        `${school} et ${name} ont conclu un partenariat jusqu’au ${date}.`,
        visibility === 'aggregate'
          ? `${name} voit des statistiques sur des groupes d’au moins cinq étudiants, mais pas votre nom.`
          : `${name} voit des statistiques sur des groupes d’au moins cinq étudiants. Votre nom n’est montré qu’avec votre accord ; d’ici là, rien ne change pour vous.`,
      ],
      button: 'Voir qui voit quoi',
    }),
    school_partner_widened: ({ school, name, visibility }) => ({
      subject: `${school} et ${name} ont convenu de nouvelles conditions`,
      title: 'Un partenaire de votre école pourrait en voir davantage',
      lines: [
        visibility === 'full'
          ? `Selon les nouvelles conditions, ${name} pourrait voir le nom des étudiants et leur progression dans les missions partagées.`
          : `Selon les nouvelles conditions, ${name} pourrait voir le nom des étudiants.`,
        'Pour vous, rien ne change sans votre accord. Vous pouvez aussi retirer celui que vous avez donné.',
      ],
      button: 'Voir qui voit quoi',
    }),
    roster_waiting: ({ company }) => ({
      subject: `Une nouvelle liste pour ${company} attend votre confirmation`,
      title: 'Une liste attend votre confirmation',
      lines: [
        `Le logiciel de votre école a envoyé une nouvelle liste des étudiants de ${company}. Rien ne change avant votre confirmation.`,
        'Sans confirmation, elle est supprimée après deux jours.',
      ],
      button: 'Voir les changements',
    }),
    school_left: ({ company }) => ({
      subject: `${company} a enregistré votre départ`,
      title: 'Vous avez quitté l’école',
      lines: [`${company} a enregistré votre départ. L’école ne voit plus rien de votre compte.`],
      button: 'Voir mes écoles',
    }),
    school_graduated: ({ company }) => ({
      subject: `${company} vous félicite`,
      title: 'Félicitations pour votre diplôme',
      lines: [
        `${company} a enregistré l’obtention de votre diplôme. Ce que vous partagez avec l’école ne change pas, sauf si vous le modifiez.`,
      ],
      button: 'Voir mes écoles',
    }),
    team_invited: ({ name, company, role, message }) => ({
      subject: `Rejoignez l’équipe ${de(company)} sur Essor`,
      title: `${company} vous invite dans son équipe`,
      lines: [
        `${name || company} vous invite à rejoindre l’équipe ${de(company)} sur Essor. Votre rôle : ${roles[role!] ?? role}.`,
        'L’invitation est valable sept jours, pour cette adresse uniquement. Si vous n’avez pas encore de compte, vous pourrez en créer un en acceptant.',
      ],
      quote: message,
      button: 'Voir l’invitation',
    }),
    rating_asked: ({ company, title }) => ({
      subject: `Comment s’est passé le travail avec ${company} ?`,
      title: `Comment s’est passé le travail avec ${company} ?`,
      lines: [
        `${company} vous demande de noter « ${title} » : quatre notes et un court commentaire, sans compte.`,
        `Le lien s’utilise une seule fois, dans les 30 jours. ${company} ne peut ni modifier ni supprimer votre note.`,
      ],
      button: 'Noter le projet',
    }),
    maker_contacted: ({ name, by, message }) => ({
      subject: `${name} vous a écrit`,
      title: `${name} vous a écrit depuis votre page publique`,
      lines: [`Répondez à ${by}. Votre adresse reste inconnue tant que vous ne répondez pas.`],
      quote: message,
      button: 'Voir mes notifications',
    }),
    rating_given: ({ name, title }) => ({
      subject: `${name} a noté votre projet`,
      title: 'Votre client a noté votre projet',
      lines: [
        `${name} a noté « ${title} ». Vous pourrez lire sa note dès que vous aurez noté votre client, au plus tard dans 14 jours.`,
      ],
      button: 'Ouvrir le projet',
    }),
    team_joined: ({ name, company }) => ({
      subject: `${name} a rejoint votre équipe`,
      title: `${name} a rejoint l’équipe`,
      lines: [
        `${name} a accepté l’invitation et fait désormais partie de l’équipe ${de(company)} sur Essor.`,
      ],
      button: 'Voir l’équipe',
    }),
    team_declined: ({ name, company }) => ({
      subject: `${name} a refusé votre invitation`,
      title: 'Une invitation a été refusée',
      lines: [`${name} ne rejoindra pas l’équipe ${de(company)}.`],
      button: 'Voir l’équipe',
    }),
    team_left: ({ name, company }) => ({
      subject: `${name} a quitté votre équipe`,
      title: `${name} a quitté l’équipe`,
      lines: [`${name} ne fait plus partie de l’équipe ${de(company)} et n’y a plus accès.`],
      button: 'Voir l’équipe',
    }),
    team_role_changed: ({ company, role }) => ({
      subject: `Votre rôle chez ${company} a changé`,
      title: 'Votre rôle a changé',
      lines: [`Dans l’équipe ${de(company)}, votre rôle est désormais : ${roles[role!] ?? role}.`],
      button: 'Voir l’équipe',
    }),
    team_added: ({ company, role }) => ({
      subject: `Vous faites désormais partie de l’équipe ${de(company)}`,
      title: 'Votre accès est ouvert',
      lines: [
        `L’équipe ${de(company)} vous a donné accès par son annuaire. Votre rôle : ${roles[role!] ?? role}.`,
        'Votre compte et votre profil n’ont pas changé.',
      ],
      button: 'Voir l’équipe',
    }),
    team_removed: ({ company }) => ({
      subject: `Vous ne faites plus partie de l’équipe ${de(company)}`,
      title: 'Votre accès à une équipe a pris fin',
      lines: [
        `L’équipe ${de(company)} a mis fin à votre accès. Votre propre compte n’est pas concerné.`,
        'Si vous pensez qu’il s’agit d’une erreur, écrivez à la personne à l’origine de votre invitation.',
      ],
      button: 'Ouvrir Essor',
    }),
    account_export_ready: ({ date }) => ({
      subject: 'Votre export de données est prêt',
      title: 'Votre export de données est prêt',
      lines: [
        `L’export contient toutes les données qu’Essor conserve à votre sujet. Vous pouvez le télécharger jusqu’au ${date}.`,
        'Si vous ne l’avez pas demandé, changez votre mot de passe : quelqu’un d’autre a peut-être accès à votre compte.',
      ],
      button: 'Télécharger',
    }),
    account_export_failed: () => ({
      subject: 'Votre export de données a échoué',
      title: 'Votre export de données a échoué',
      lines: [
        'Un problème est survenu de notre côté. Aucune donnée n’est perdue : demandez un nouvel export.',
      ],
      button: 'Réessayer',
    }),
    account_deletion_requested: ({ date }) => ({
      subject: 'Votre compte sera supprimé',
      title: 'Votre compte sera supprimé',
      lines: [
        `Vous avez demandé la suppression de votre compte. Il sera supprimé avec tout son contenu le ${date}. D’ici là, vous pouvez vous connecter et le garder.`,
        'Si ce n’était pas vous, connectez-vous, gardez votre compte et changez votre mot de passe.',
      ],
      button: 'Garder mon compte',
    }),
    account_rectification_answered: () => ({
      subject: 'Réponse à votre demande de rectification',
      title: 'Votre demande a reçu une réponse',
      lines: ['Votre demande a été examinée. Vous trouverez la réponse avec vos données.'],
      button: 'Lire la réponse',
    }),
    rectification_asked: () => ({
      subject: 'Nouvelle demande de rectification',
      title: 'Nouvelle demande de rectification',
      lines: [
        'Une personne demande à faire rectifier des données que seule l’administration peut modifier. La réponse est due sous un mois.',
      ],
      button: 'Voir la demande',
    }),
    account_suspended: ({ reason, ends }) => ({
      subject: 'Votre compte est suspendu',
      title: 'Votre compte est suspendu',
      lines: [
        ends
          ? `Vos sessions sont fermées et vous ne pouvez plus vous connecter jusqu’au ${ends}. En voici le motif :`
          : 'Vos sessions sont fermées et vous ne pouvez plus vous connecter jusqu’à ce que nous rétablissions votre compte. En voici le motif :',
      ],
      quote: reason,
      after: [
        'Si vous pensez qu’il s’agit d’une erreur, écrivez-nous depuis la page de contact : une personne examinera votre demande.',
      ],
      button: 'Nous écrire',
    }),
    account_restored: () => ({
      subject: 'Votre compte est rétabli',
      title: 'Votre compte est rétabli',
      lines: [
        'La suspension est terminée. Tout est comme vous l’aviez laissé : connectez-vous pour continuer.',
      ],
      button: 'Me connecter',
    }),
    account_role_granted: ({ role }) => ({
      subject: 'Vous avez un nouveau rôle',
      title: 'Vous avez un nouveau rôle',
      lines: [`Votre compte a désormais le rôle « ${accountRoles[role!] ?? role} ».`],
      button: 'Ouvrir Essor',
    }),
    account_email_test: ({ message }) => ({
      subject: 'Votre e-mail de test envoyé par Essor',
      title: 'Vos e-mails arrivent bien',
      lines: ['Saisissez ce code dans l’assistant de configuration :'],
      quote: message,
      after: ['Il est valable une heure.'],
      button: 'Continuer la configuration',
    }),
    person_invited: ({ name, message }) => ({
      subject: 'Une invitation à rejoindre Essor',
      title: 'Une invitation à rejoindre Essor',
      lines: [
        `${name || 'L’équipe d’Essor'} vous invite à rejoindre Essor, pour réaliser des missions issues de vrais métiers, recevoir des retours et obtenir des certificats.${message ? ' Voici son message :' : ''}`,
      ],
      quote: message,
      after: ['Si vous ne vous y attendiez pas, ignorez cet e-mail.'],
      button: 'S’inscrire',
    }),
    admin_invited: ({ name, message }) => ({
      subject: 'Une invitation à administrer Essor',
      title: 'Une invitation à administrer Essor',
      lines: [
        `${name || 'L’administration'} souhaite que vous participiez à l’administration d’Essor.${message ? ' Voici son message :' : ''}`,
      ],
      quote: message,
      after: [
        'Le lien fonctionne une seule fois, dans les sept jours, et uniquement avec cette adresse. Si vous n’avez pas de compte, vous pourrez en créer un. Vous activerez aussi l’authentification à deux facteurs.',
        'Si vous ne vous y attendiez pas, ignorez cet e-mail : il ne se passera rien.',
      ],
      button: 'Voir l’invitation',
    }),
    account_administration_changed: () => ({
      subject: 'Vos rôles d’administration ont changé',
      title: 'Vos rôles d’administration ont changé',
      lines: ['Un propriétaire a modifié les parties de l’administration auxquelles vous avez accès.'],
      button: 'Ouvrir l’administration',
    }),
    account_admin_joined: ({ name }) => ({
      subject: `${name} fait désormais partie des administrateurs`,
      title: 'Un nouvel administrateur',
      lines: [
        `${name} a accepté une invitation et fait désormais partie des administrateurs d’Essor. Si cela vous surprend, retirez le rôle sur la page du compte et consultez le journal d’audit.`,
      ],
      button: 'Voir le compte',
    }),
    account_role_revoked: ({ role, reason }) => ({
      subject: 'Un rôle a été retiré de votre compte',
      title: 'Un rôle a été retiré de votre compte',
      lines: [
        `Votre compte n’a plus le rôle « ${accountRoles[role!] ?? role} ».${reason ? ' En voici le motif :' : ''}`,
      ],
      quote: reason,
      button: 'Ouvrir Essor',
    }),
    account_signed_out: ({ reason }) => ({
      subject: 'Vos sessions ont été fermées',
      title: 'Vos sessions ont été fermées',
      lines: ['L’administration a fermé vos sessions. Rien d’autre n’a changé. En voici le motif :'],
      quote: reason,
      button: 'Me reconnecter',
    }),
    account_second_factor_reset: ({ reason }) => ({
      subject: 'L’authentification à deux facteurs a été réinitialisée',
      title: 'L’authentification à deux facteurs a été réinitialisée',
      lines: [
        'L’administration a retiré l’authentification à deux facteurs de votre compte et fermé toutes vos sessions. Tant que vous ne la réactivez pas, seul votre mot de passe protège votre compte.',
        'Si vous ne l’avez pas demandé, changez votre mot de passe dès maintenant et prévenez-nous. Motif indiqué :',
      ],
      quote: reason,
      button: 'Protéger mon compte',
    }),
    application_reminder: ({ company, action }) => ({
      subject: `Rappel : ${company}`,
      title: `${action}`,
      lines: [`Vous avez demandé un rappel de la prochaine action pour ${company}.`],
      button: 'Ouvrir la candidature',
    }),
    milestone_due: ({ title, date }) => ({
      subject: `Étape à venir : ${title}`,
      title: 'Une étape approche',
      lines: [
        `Dans votre projet professionnel, vous avez noté « ${title} », pour le ${date}.`,
        'Si elle ne convient plus, changez la date.',
      ],
      button: 'Ouvrir mon projet professionnel',
    }),
    connection_asked: ({ name, message }) => ({
      subject: `${name} souhaite entrer en relation`,
      title: `${name} souhaite entrer en relation`,
      lines: [
        'Vous pouvez accepter ou refuser. En cas de refus, la personne n’est pas prévenue.',
        ...(message ? ['Son message :'] : []),
      ],
      quote: message,
      button: 'Voir la demande',
    }),
    connection_accepted: ({ name }) => ({
      subject: `Vous êtes en relation avec ${name}`,
      title: `${name} a accepté votre demande`,
      lines: [
        'Vous pouvez maintenant vous écrire, et recommander les compétences que vous avez vues à l’œuvre.',
      ],
      button: 'Ouvrir mon réseau',
    }),
    contact_asked: ({ company, message }) => ({
      subject: `${company} souhaite entrer en contact`,
      title: `${company} souhaite entrer en contact`,
      lines: [
        'L’entreprise a vu votre carte de candidat, mais ne sait pas qui vous êtes. Vous pouvez accepter et choisir ce que vous partagez, refuser, ou ne rien faire. La demande expire dans sept jours.',
        'Son message :',
      ],
      quote: message,
      button: 'Lire la demande',
    }),
    contact_accepted: () => ({
      subject: 'Votre demande de contact est acceptée',
      title: 'Votre demande est acceptée',
      lines: [
        'Vos contacts indiquent ce qui est partagé avec votre entreprise, et jusqu’à quand. Vous pouvez maintenant vous écrire.',
      ],
      button: 'Voir mes contacts',
    }),
    contact_declined: ({ reason }) => ({
      subject: 'Votre demande de contact est refusée',
      title: 'Votre demande est refusée',
      lines: [reason ? 'Son message :' : 'Aucune raison n’a été donnée.'],
      quote: reason,
      button: 'Voir mes contacts',
    }),
    contact_expired: () => ({
      subject: 'Une demande de contact a expiré',
      title: 'Une demande a expiré',
      lines: [
        'La personne n’a pas répondu en sept jours. Votre entreprise pourra refaire une demande dans un mois.',
      ],
      button: 'Voir mes contacts',
    }),
    contact_message: ({ count }) => ({
      subject:
        count === '1'
          ? 'Une personne avec qui vous êtes en contact vous a écrit'
          : `Une personne avec qui vous êtes en contact vous a envoyé ${count} messages`,
      title: count === '1' ? 'Vous avez un message' : 'Vous avez des messages',
      lines: [
        'Une personne qui a accepté votre demande vous a écrit en votre absence.',
        'Un seul e-mail vous est envoyé par conversation, jusqu’à ce que vous l’ayez lue.',
      ],
      button: 'Lire et répondre',
    }),
    mentoring_asked: ({ name, message }) => ({
      subject: `${name} vous demande un mentorat`,
      title: `${name} vous demande un mentorat`,
      lines: [
        'Vous pouvez accepter, ou refuser avec un message. La demande expire dans sept jours.',
        'Son message :',
      ],
      quote: message,
      button: 'Lire la demande',
    }),
    mentoring_accepted: ({ name }) => ({
      subject: `${name} vous accompagne`,
      title: `${name} a accepté votre demande`,
      lines: [
        'Vous pouvez maintenant vous écrire. Fixez ensemble deux ou trois objectifs et prévoyez la première séance.',
      ],
      button: 'Ouvrir le mentorat',
    }),
    mentoring_declined: ({ name, reason }) => ({
      subject: `${name} ne peut pas vous accompagner`,
      title: `${name} a refusé votre demande`,
      lines: [
        reason ? 'Son message :' : 'Aucune raison n’a été donnée. D’autres mentors ont peut-être du temps.',
      ],
      quote: reason,
      button: 'Trouver un mentor',
    }),
    mentoring_expired: ({ name }) => ({
      subject: 'Une demande de mentorat a expiré',
      title: `${name} n’a pas répondu`,
      lines: ['Il n’y a pas eu de réponse en sept jours. D’autres mentors ont peut-être du temps.'],
      button: 'Trouver un mentor',
    }),
    mentoring_session: ({ name, at }) => ({
      subject: `${name} a prévu une séance de mentorat`,
      title: `${name} a prévu une séance`,
      lines: [
        at
          ? `Elle a lieu le ${at}.`
          : 'La date et l’heure figurent sur la page du mentorat, dans votre fuseau horaire.',
      ],
      button: 'Ouvrir le mentorat',
    }),
    mentoring_ended: ({ name, message }) => ({
      subject: `Le mentorat avec ${name} est terminé`,
      title: `Le mentorat avec ${name} est terminé`,
      lines: [message ? 'Son message :' : 'Vous pouvez toujours lire vos objectifs et vos séances.'],
      quote: message,
      button: 'Ouvrir le mentorat',
    }),
    skill_attested: ({ name }) => ({
      subject: `${name} a attesté l’une de vos compétences`,
      title: `${name} a attesté l’une de vos compétences`,
      lines: ['Elle figure sur votre profil, avec le nom de l’école. Vous pouvez l’en retirer.'],
      button: 'Ouvrir mon profil',
    }),
    message_received: ({ name, count }) => ({
      subject: count === '1' ? `${name} vous a écrit` : `${name} vous a envoyé ${count} messages`,
      title: count === '1' ? 'Vous avez un message' : 'Vous avez des messages',
      lines: [
        `${name} vous a écrit sur Essor pendant votre absence.`,
        'Un seul e-mail vous est envoyé par conversation, jusqu’à ce que vous l’ayez lue.',
      ],
      button: 'Lire et répondre',
    }),
    match_question: ({ opening }) => ({
      subject: `Question d’un candidat ou d’une candidate sur « ${opening} »`,
      title: 'Un réexamen est demandé',
      lines: [
        `Une personne qui vous a été présentée pour « ${opening} » demande que quelqu’un examine la correspondance et lui réponde.`,
      ],
      button: 'Lire la question',
    }),
    match_answer: ({ company }) => ({
      subject: `${company} a répondu à votre question`,
      title: 'Votre correspondance a été examinée',
      lines: [`${company} a examiné votre correspondance et répondu à votre question.`],
      button: 'Lire la réponse',
    }),
    opening_news: ({ name, count }) => ({
      subject:
        count === '1' ? `Une nouvelle offre pour « ${name} »` : `${count} nouvelles offres pour « ${name} »`,
      title: 'De nouvelles offres correspondent à votre recherche',
      lines: ['Chacune indique la rémunération, les étapes du recrutement et le délai de réponse.'],
      button: 'Ouvrir la recherche',
    }),
    agreement_started: ({ name, company }) => ({
      subject: `Convention de stage ${de(name)}`,
      title: 'Une convention de stage est commencée',
      lines: [
        `La rédaction de la convention ${de(name)} (${company}) a commencé. L’étudiant, l’entreprise et l’école la rédigent ensemble.`,
      ],
      button: 'Ouvrir la convention',
    }),
    agreement_changed: ({ name, company }) => ({
      subject: `La convention de stage ${de(name)} a changé`,
      title: 'La convention a changé',
      lines: [
        `La convention ${de(name)} (${company}) a changé après votre confirmation. Relisez-la et confirmez-la de nouveau.`,
      ],
      button: 'Lire la convention',
    }),
    agreement_confirmed: ({ name, company }) => ({
      subject: `Une partie a confirmé la convention de stage ${de(name)}`,
      title: 'Une partie a confirmé',
      lines: [
        `La convention ${de(name)} (${company}) sera définitive quand les trois parties l’auront confirmée.`,
      ],
      button: 'Lire la convention',
    }),
    agreement_final: ({ name, company }) => ({
      subject: `La convention de stage ${de(name)} est définitive`,
      title: 'Les trois parties ont confirmé',
      lines: [`La convention ${de(name)} (${company}) est définitive. Vous pouvez la télécharger en PDF.`],
      button: 'Ouvrir la convention',
    }),
    opening_recommended: ({ school, opening, company }) => ({
      subject: `${school} vous recommande « ${opening} »`,
      title: 'Votre école vous recommande une offre',
      lines: [
        `${school} vous recommande l’offre « ${opening} » (${company}). À vous de décider si vous postulez.`,
      ],
      button: 'Voir la recommandation',
    }),
    opening_applied: ({ opening, count }) => ({
      subject:
        count === '1'
          ? `Une nouvelle candidature à « ${opening} »`
          : `De nouvelles candidatures à « ${opening} »`,
      title: 'Vous avez de nouvelles candidatures',
      lines: [`Lisez les candidatures à « ${opening} ». Chacune indique la date de réponse attendue.`],
      button: 'Lire les candidatures',
    }),
    opening_answers_due: ({ opening, count }) => ({
      subject: `Réponses attendues pour « ${opening} » : ${count}`,
      title: 'Des réponses sont attendues d’ici un jour',
      lines: [`Répondez aux candidatures à « ${opening} » dans le délai promis par votre offre.`],
      button: 'Répondre aux candidatures',
    }),
    opening_answers_late: ({ opening, count, stopped }) => ({
      subject: `Réponses en retard pour « ${opening} » : ${count}`,
      title: 'Des réponses sont en retard',
      lines: [
        `Des personnes qui ont postulé à « ${opening} » auraient déjà dû recevoir une réponse.`,
        stopped === 'yes'
          ? 'L’offre n’accepte plus de candidatures tant que vous n’avez pas rattrapé les réponses en retard.'
          : 'Si trop de réponses sont en retard, une offre n’accepte plus de candidatures.',
      ],
      button: 'Répondre aux candidatures',
    }),
    opening_mentioned: ({ name, opening }) => ({
      subject: `${name} vous mentionne dans un commentaire`,
      title: `${name} vous mentionne`,
      lines: [`Le commentaire porte sur une candidature à « ${opening} ».`],
      button: 'Lire le commentaire',
    }),
    opening_moved: ({ company, opening }) => ({
      subject: `Votre candidature à « ${opening} » change d’étape`,
      title: 'Votre candidature change d’étape',
      lines: [
        `${company} a changé l’étape de votre candidature à « ${opening} ». Consultez-la pour voir la date de la prochaine réponse.`,
      ],
      button: 'Voir la candidature',
    }),
    opening_removed: ({ company, opening }) => ({
      subject: `« ${opening} » a été retirée`,
      title: 'Une offre à laquelle vous avez postulé a été retirée',
      lines: [
        `L’équipe d’Essor a retiré « ${opening} » (${company}), contraire aux règles de la plateforme. Votre candidature n’est pas en cause.`,
        'Les entretiens et propositions liés à cette offre sont annulés, et vous n’avez rien à faire. Si la décision change, nous vous préviendrons.',
      ],
      button: 'Voir la candidature',
    }),
    opening_suspended: ({ company, opening }) => ({
      subject: `Le recrutement pour « ${opening} » est suspendu`,
      title: 'Le recrutement est suspendu',
      lines: [
        `${company} n’est pas disponible actuellement : le recrutement pour « ${opening} » n’avance plus pour l’instant. Votre candidature n’est pas en cause.`,
        'Les entretiens et propositions liés à cette offre sont annulés. Si le recrutement reprend, nous vous préviendrons.',
      ],
      button: 'Voir la candidature',
    }),
    opening_resumed: ({ company, opening }) => ({
      subject: `Le recrutement pour « ${opening} » a repris`,
      title: 'Le recrutement a repris',
      lines: [
        `Votre candidature à « ${opening} » (${company}) est de nouveau à l’étude. Consultez-la pour voir la date de la réponse.`,
      ],
      button: 'Voir la candidature',
    }),
    opening_filled: ({ opening, count }) => ({
      subject: `Tous les postes de « ${opening} » sont pourvus`,
      title: 'Tous les postes sont pourvus',
      lines: [
        `« ${opening} » n’accepte plus de candidatures.`,
        `Candidatures sans réponse : ${count}. Vous pouvez répondre à toutes en une fois.`,
      ],
      button: 'Répondre aux candidatures',
    }),
    opening_answered: ({ company, opening }) => ({
      subject: `Une réponse à votre candidature à « ${opening} »`,
      title: `${company} vous a répondu`,
      lines: ['Lisez le motif et ce qui aurait changé la décision.'],
      button: 'Lire la réponse',
    }),
    interview_proposed: ({ name, opening }) => ({
      subject: `${name} vous propose un entretien`,
      title: `${name} vous propose un entretien`,
      lines: [
        `Il concerne votre candidature à « ${opening} ». Choisissez l’un des créneaux proposés, ou demandez-en d’autres.`,
      ],
      button: 'Choisir un créneau',
    }),
    interview_booked: ({ name, opening, at }) => ({
      subject: `${name} a réservé un entretien`,
      title: `${name} a réservé un entretien`,
      lines: [`L’entretien pour « ${opening} » aura lieu le ${at}.`],
      button: 'Voir l’entretien',
    }),
    interview_asked: ({ name, opening, reason }) => ({
      subject: `${name} demande d’autres créneaux`,
      title: `${name} demande d’autres créneaux`,
      lines: [`Aucun des créneaux proposés pour l’entretien (« ${opening} ») ne lui convient. Son message :`],
      quote: reason,
      button: 'Proposer d’autres créneaux',
    }),
    interview_cancelled: ({ name, opening, reason }) => ({
      subject: `Annulé : entretien avec ${name}`,
      title: 'Un entretien a été annulé',
      lines: [`L’entretien avec ${name} pour « ${opening} » a été annulé.`],
      quote: reason,
      button: 'Voir la candidature',
    }),
    interview_withdrawn: ({ opening, at }) => ({
      subject: `Annulé : entretien pour « ${opening} »`,
      title: 'Un entretien a été annulé',
      lines: [`L’entretien pour « ${opening} » du ${at} est annulé : la candidature a été retirée.`],
      button: 'Voir les candidatures',
    }),
    interview_reminder: ({ name, opening, at }) => ({
      subject: `Bientôt : entretien avec ${name}`,
      title: `Votre entretien avec ${name} approche`,
      lines: [
        `L’entretien pour « ${opening} » aura lieu le ${at}. Vous trouverez le lien ou l’adresse dans la candidature.`,
        'Un empêchement ? Annulez l’entretien dès que possible, depuis la candidature.',
      ],
      button: 'Voir l’entretien',
    }),
    opening_offered: ({ company, opening, date }) => ({
      subject: `${company} vous fait une proposition d’embauche`,
      title: `${company} vous fait une proposition d’embauche`,
      lines: [
        `Elle concerne « ${opening} ». Lisez ses conditions, puis acceptez-la ou refusez-la au plus tard le ${date}.`,
      ],
      button: 'Voir la proposition',
    }),
    opening_offer_reminder: ({ company, opening, date }) => ({
      subject: `La proposition ${de(company)} expire bientôt`,
      title: 'La proposition d’embauche expire bientôt',
      lines: [`Vous pouvez accepter ou refuser la proposition pour « ${opening} » jusqu’au ${date}.`],
      button: 'Voir la proposition',
    }),
    opening_offer_withdrawn: ({ company, opening, reason }) => ({
      subject: `${company} a retiré sa proposition`,
      title: 'Une proposition d’embauche a été retirée',
      lines: [`${company} a retiré sa proposition pour « ${opening} ». Le motif :`],
      quote: reason,
      button: 'Voir la candidature',
    }),
    opening_offer_expired: ({ company, opening }) => ({
      subject: `La proposition ${de(company)} a expiré`,
      title: 'La proposition d’embauche a expiré',
      lines: [
        `La proposition pour « ${opening} » ne peut plus être acceptée. C’est maintenant ${à(company)} de vous répondre.`,
      ],
      button: 'Voir la candidature',
    }),
    opening_offer_accepted: ({ opening }) => ({
      subject: `Votre proposition pour « ${opening} » a été acceptée`,
      title: 'Votre proposition a été acceptée',
      lines: [
        `Une personne a accepté votre proposition pour « ${opening} ». Sa candidature est passée à l’étape Embauche.`,
      ],
      button: 'Voir la candidature',
    }),
    opening_offer_declined: ({ opening }) => ({
      subject: `Votre proposition pour « ${opening} » a été refusée`,
      title: 'Votre proposition a été refusée',
      lines: [
        `Une personne a refusé votre proposition pour « ${opening} ». Envoyez-en une autre ou répondez à la candidature.`,
      ],
      button: 'Voir la candidature',
    }),
    opening_offer_unanswered: ({ opening }) => ({
      subject: `Votre proposition pour « ${opening} » a expiré`,
      title: 'Votre proposition a expiré sans réponse',
      lines: [
        `La proposition pour « ${opening} » ne peut plus être acceptée. Envoyez-en une autre ou répondez à la candidature.`,
      ],
      button: 'Voir la candidature',
    }),
    opening_review_asked: ({ opening }) => ({
      subject: `Un réexamen a été demandé pour « ${opening} »`,
      title: 'Une personne vous demande un réexamen',
      lines: [
        'Lisez son message, procédez au réexamen sans idée préconçue et répondez dans le délai promis.',
      ],
      button: 'Lire la demande',
    }),
    opening_review_due: ({ opening }) => ({
      subject: `Un réexamen pour « ${opening} » est attendu sous 24 heures`,
      title: 'Un réexamen est attendu sous 24 heures',
      lines: ['Une personne vous a demandé un réexamen et attend une réponse sous 24 heures.'],
      button: 'Répondre',
    }),
    opening_review_late: ({ opening }) => ({
      subject: `Un réexamen pour « ${opening} » est en retard`,
      title: 'Un réexamen est en retard',
      lines: ['Une personne devrait déjà avoir reçu une réponse. L’administration voit ce retard.'],
      button: 'Répondre',
    }),
    opening_review_answered: ({ company, opening }) => ({
      subject: `Une réponse à votre demande de réexamen pour « ${opening} »`,
      title: `${company} a répondu à votre demande de réexamen`,
      lines: ['Une personne a procédé au réexamen. Lisez sa décision et ses explications.'],
      button: 'Lire la réponse',
    }),
    search_news: ({ name, count }) => ({
      subject:
        count === '1'
          ? `Un nouveau candidat pour « ${name} »`
          : `${count} nouveaux candidats pour « ${name} »`,
      title: 'De nouveaux profils correspondent à votre recherche',
      lines: ['Leur nom reste masqué tant qu’une demande de contact n’est pas acceptée.'],
      button: 'Ouvrir la recherche',
    }),
    talk_booked: ({ name, at, message }) => ({
      subject: `${name} a réservé un échange métier avec vous`,
      title: `${name} a réservé un échange métier avec vous`,
      lines: [`Il a lieu le ${at}. C’est un échange, pas un entretien d’embauche. Le sujet souhaité :`],
      quote: message,
      button: 'Voir mes échanges',
    }),
    talk_cancelled: ({ name, at, reason }) => ({
      subject: `Annulé : votre échange avec ${name}`,
      title: 'Votre échange métier est annulé',
      lines: [`${name} ne pourra pas être là le ${at}.`],
      quote: reason,
      button: 'Voir mes échanges',
    }),
    talk_lost: ({ at }) => ({
      subject: 'Votre échange métier est annulé',
      title: 'Votre échange métier est annulé',
      lines: [`L’échange du ${at} est annulé, car l’autre compte est fermé.`],
      button: 'Voir mes échanges',
    }),
    talk_reminder: ({ name, at }) => ({
      subject: `Bientôt : votre échange avec ${name}`,
      title: `Votre échange avec ${name} approche`,
      lines: [
        `Il a lieu le ${at}. Le lieu ou le lien est indiqué avec vos échanges.`,
        'Un empêchement ? Annulez l’échange sur cette page pour libérer le créneau.',
      ],
      button: 'Voir mes échanges',
    }),
    event_place: ({ title, at }) => ({
      subject: `Vous avez une place : ${title}`,
      title: 'Une place s’est libérée, elle est à vous',
      lines: [
        `Vous étiez sur la liste d’attente de « ${title} ». Vous avez maintenant une place, le ${at}.`,
        'Si vous ne pouvez pas venir, annulez votre inscription pour laisser votre place.',
      ],
      button: 'Voir l’événement',
    }),
    event_changed: ({ title, at }) => ({
      subject: `Modifié : ${title}`,
      title: 'Un événement a changé',
      lines: [`« ${title} » a changé d’horaire ou de lieu. Il commence désormais le ${at}.`],
      button: 'Voir ce qui change',
    }),
    event_paused: ({ title, at }) => ({
      subject: `Suspendu : ${title}`,
      title: 'Un événement est suspendu',
      lines: [
        `« ${title} », prévu le ${at}, est suspendu : son organisateur n’est pas disponible pour le moment.`,
        'Votre place est gardée. Ne vous déplacez pas avant d’avoir de nos nouvelles.',
      ],
      button: 'Voir mes événements',
    }),
    event_resumed: ({ title, at }) => ({
      subject: `De nouveau prévu : ${title}`,
      title: 'Un événement n’est plus suspendu',
      lines: [`« ${title} » commence le ${at}, comme prévu. Votre place a été gardée.`],
      button: 'Voir mes événements',
    }),
    event_invited: ({ school, title, at }) => ({
      subject: `${school} vous invite : ${title}`,
      title: `${school} vous invite à un événement`,
      lines: [`« ${title} » commence le ${at}. Inscrivez-vous si vous souhaitez venir.`],
      button: 'Voir l’événement',
    }),
    event_cancelled: ({ title, at, reason }) => ({
      subject: `Annulé : ${title}`,
      title: 'Un événement est annulé',
      lines: [`« ${title} », prévu le ${at}, n’aura pas lieu. Voici pourquoi :`],
      quote: reason,
      button: 'Trouver d’autres événements',
    }),
    event_reminder: ({ title, at }) => ({
      subject: `Bientôt : ${title}`,
      title: 'Votre événement approche',
      lines: [
        `« ${title} » commence le ${at}.`,
        'Si vous ne pouvez pas venir, annulez votre inscription pour laisser votre place.',
      ],
      button: 'Voir l’événement',
    }),
    event_evaluation: ({ title }) => ({
      subject: `Qu’avez-vous pensé de « ${title} » ?`,
      title: 'Qu’en avez-vous pensé ?',
      lines: [
        `Vous avez participé à « ${title} ». Une note et un court commentaire aident à préparer le prochain.`,
      ],
      button: 'Donner mon avis',
    }),
    partnership_proposed: ({ name, reason }) => ({
      subject: `${name} propose un partenariat`,
      title: `${name} propose un partenariat`,
      lines: ['Lisez les conditions, acceptez-les telles quelles, ou proposez-en d’autres.'],
      quote: reason,
      button: 'Lire la proposition',
    }),
    partnership_changed: ({ name, by, reason }) => ({
      subject: `Nouvelles conditions pour votre partenariat avec ${name}`,
      title: 'De nouvelles conditions à examiner',
      lines: [
        `${inPartnership(by, name, 'a proposé de nouvelles conditions')}. Les conditions actuelles restent en vigueur jusqu’à un nouvel accord.`,
      ],
      quote: reason,
      button: 'Lire la proposition',
    }),
    partnership_accepted: ({ name, by }) => ({
      subject: `Conclu : votre partenariat avec ${name}`,
      title: 'Votre partenariat est conclu',
      lines: [`${by} a accepté les conditions. Elles s’appliquent à vous et ${à(name)}.`],
      button: 'Voir les conditions',
    }),
    partnership_declined: ({ name, by, reason }) => ({
      subject: `Refusée : une proposition pour votre partenariat avec ${name}`,
      title: 'Une proposition est refusée',
      lines: [
        by === name
          ? `${name} a refusé les conditions que vous proposiez.`
          : `${by} a refusé les conditions proposées par ${name}.`,
      ],
      quote: reason,
      button: 'Voir le partenariat',
    }),
    partnership_withdrawn: ({ name, by, reason }) => ({
      subject: `Retirée : une proposition pour votre partenariat avec ${name}`,
      title: 'Une proposition est retirée',
      lines: [`${inPartnership(by, name, 'a retiré sa proposition')}.`],
      quote: reason,
      button: 'Voir le partenariat',
    }),
    partnership_ended: ({ name, by, reason }) => ({
      subject: `Terminé : votre partenariat avec ${name}`,
      title: 'Votre partenariat est terminé',
      lines: [
        `${by === name ? `${name} a mis fin à votre partenariat` : `${by} a mis fin au partenariat avec ${name}`}. Les missions partagées n’accueillent plus personne ; les étudiants qui ont commencé peuvent terminer.`,
      ],
      quote: reason,
      button: 'Voir le partenariat',
    }),
    partnership_ending: ({ name, date }) => ({
      subject: `Votre partenariat avec ${name} prend bientôt fin`,
      title: 'Votre partenariat prend bientôt fin',
      lines: [
        `Votre accord avec ${name} est valable jusqu’au ${date}.`,
        'Pour continuer sans interruption, proposez de nouvelles conditions avant cette date.',
      ],
      button: 'Renouveler le partenariat',
    }),
    program_assigned: ({ program, school }) => ({
      subject: `Nouveau programme : ${program}`,
      title: `${school} vous attribue un programme`,
      lines: [`« ${program} » indique les missions à faire, et pour quand.`],
      button: 'Ouvrir mes programmes',
    }),
    program_changed: ({ program }) => ({
      subject: `Modifié : ${program}`,
      title: 'Votre programme a changé',
      lines: [`Des missions ou des échéances de « ${program} » ont changé.`],
      button: 'Ouvrir mes programmes',
    }),
    program_reminder: ({ mission, program, date }) => ({
      subject: `Échéance proche : ${mission}`,
      title: 'Une échéance approche',
      lines: [
        `« ${mission} » est à remettre le ${date} (${program}).`,
        'S’il vous faut plus de temps, demandez-le à votre école avant cette date.',
      ],
      button: 'Ouvrir mes programmes',
    }),
    program_late: ({ mission, program, date }) => ({
      subject: `En retard : ${mission}`,
      title: 'Une mission est en retard',
      lines: [`« ${mission} » était à remettre le ${date} (${program}).`, 'Vous pouvez encore la remettre.'],
      button: 'Ouvrir mes programmes',
    }),
    program_nudged: ({ name, school, mission, program, date, count }) => ({
      subject: `Rappel ${de(name || school)} : ${program}`,
      title: 'Un rappel de votre école',
      lines: [
        `« ${mission} » était à remettre le ${date} (${program}).`,
        ...(Number(count) > 1
          ? [`${count} missions de ce programme sont en retard. Celle-ci était la première à remettre.`]
          : []),
        `Vous pouvez encore la remettre. Si quelque chose vous en empêche, écrivez ${à(name || school)}.`,
      ],
      button: 'Ouvrir mes programmes',
    }),
    program_extended: ({ mission, date, reason }) => ({
      subject: `Plus de temps pour ${mission}`,
      title: 'Vous avez plus de temps',
      lines: [`Pour vous, « ${mission} » est désormais à remettre le ${date}. Voici pourquoi :`],
      quote: reason,
      button: 'Ouvrir mes programmes',
    }),
    program_time_asked: ({ name, mission, program, date, reason }) => ({
      subject: `${name} demande plus de temps : ${mission}`,
      title: `${name} demande plus de temps`,
      lines: [`Échéance de « ${mission} » (${program}) : ${date}. Voici pourquoi :`],
      quote: reason,
      after: [
        'Pour accorder un délai, ouvrez le programme et sélectionnez la mission sur la ligne de l’étudiant(e).',
      ],
      button: 'Ouvrir le programme',
    }),
    program_place_asked: ({ mission, program }) => ({
      subject: `Place demandée : ${mission}`,
      title: 'Une place est demandée',
      lines: [
        `Une personne du programme « ${program} » souhaite une place pour « ${mission} ». Vous décidez qui l’obtient.`,
      ],
      button: 'Ouvrir le programme',
    }),
    program_place_given: ({ mission, program }) => ({
      subject: `Vous avez une place : ${mission}`,
      title: 'Vous avez une place',
      lines: [`Votre école vous a donné une place pour « ${mission} » (${program}). Vous pouvez commencer.`],
      button: 'Ouvrir mes programmes',
    }),
    program_place_refused: ({ mission, program }) => ({
      subject: `Au sujet de votre place : ${mission}`,
      title: 'Vous n’avez pas obtenu de place',
      lines: [
        `Les places pour « ${mission} » (${program}) sont toutes prises. D’autres missions vous restent ouvertes.`,
      ],
      button: 'Ouvrir mes programmes',
    }),
    co_review_given: ({ school, mission }) => ({
      subject: `Votre école a commenté ${mission}`,
      title: 'Votre école a commenté votre travail',
      lines: [
        `${school} a commenté votre travail sur « ${mission} ». Le commentaire figure à côté du retour sur votre travail et ne change rien à la décision.`,
      ],
      button: 'Lire le commentaire',
    }),
    inbox_received: ({ name, message }) => ({
      subject: `${name} nous a écrit`,
      title: `${name} nous a écrit`,
      lines: ['Le message complet se trouve dans la boîte de réception. Il commence ainsi :'],
      quote: message,
      button: 'Ouvrir la boîte de réception',
    }),
    inbox_answered: ({ answer }) => ({
      subject: 'Réponse à votre message',
      title: 'Nous avons répondu à votre message',
      lines: ['Merci de votre message. Voici notre réponse :'],
      quote: answer,
      button: 'Nous écrire de nouveau',
    }),
    feedback_answered: ({ answer }) => ({
      subject: 'Réponse à votre avis',
      title: 'Nous avons répondu à votre avis',
      lines: ['Merci pour votre avis. Voici notre réponse :'],
      quote: answer,
      button: 'Voir mon avis',
    }),
    other: () => ({
      subject: 'Du nouveau sur Essor',
      title: 'Il y a du nouveau sur votre compte',
      lines: ['Connectez-vous pour le découvrir.'],
      button: 'Ouvrir Essor',
    }),
  },
  digest: (count, more) => ({
    subject:
      count === 1 ? 'Vous avez une nouvelle notification' : `Vous avez ${count} nouvelles notifications`,
    title: 'Nouveautés',
    more: more === 1 ? 'Et une autre.' : `Et ${more} autres.`,
    button: 'Tout voir',
  }),
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  fallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  repliesGoTo: (name) => `Cet e-mail est envoyé automatiquement ; vos réponses parviennent ${à(name)}.`,
  automatic: 'Cet e-mail est envoyé automatiquement ; les réponses ne sont pas lues.',
  reason: {
    feedback: 'Vous le recevez parce qu’il concerne votre travail sur une mission.',
    reviews: 'Vous le recevez parce que vous évaluez des travaux sur Essor.',
    invitations: 'Vous le recevez parce qu’il concerne une invitation, une demande ou un partenariat.',
    requests: 'Vous le recevez parce que vous examinez les demandes et les signalements.',
    account: 'Vous le recevez parce qu’il concerne votre compte ; vous ne pouvez pas désactiver ces e-mails.',
    digest: 'C’est le résumé que vous recevez au plus une fois par jour.',
    appointments: 'Vous le recevez parce qu’il concerne un échange métier, un événement ou une échéance.',
    correspondence: 'Vous le recevez parce que vous nous avez écrit.',
    other: 'Vous le recevez parce qu’il concerne votre compte ou un projet sur Essor.',
  },
  preferences: 'Préférences d’e-mail',
  unsubscribe: 'Ne plus recevoir ces e-mails',
}
